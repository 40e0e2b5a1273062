import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { gameServersTexts } from './game-servers.texts.ts'

const SAID_FOR_MS = 2000

/** Puts a game server's address on the clipboard, and says whether that worked. */
export function CopyAddressButton({ address }: { address: string }) {
  const texts = useTexts(gameServersTexts)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      toast({
        title: texts.copyFailed,
        description: `${texts.copyFailedDetail} ${address}`,
        variant: 'destructive',
      })
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button variant="outline" onClick={copy}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
        {isCopied ? texts.copied : texts.copyAddress}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && texts.copied}
      </span>
    </>
  )
}
