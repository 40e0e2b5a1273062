import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx'
import { copyButtonTexts } from './copy-button.texts.ts'
import { toast } from './toast.ts'

const SAID_FOR_MS = 2000

type CopyLabels = {
  copy: string
  copied: string
  copyFailed: string
  /** What to do with the text, which follows. */
  copyFailedDetail: string
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({
  text,
  labels,
  about,
  variant = 'outline',
  size,
}: {
  text: string
  /** Where the common words do not fit. */
  labels?: CopyLabels
  /** What is copied, where several buttons stand on a page. */
  about?: string
  variant?: ButtonVariant
  size?: ButtonSize
}) {
  const texts = useTexts(copyButtonTexts)
  const { copy, copied, copyFailed, copyFailedDetail } = labels ?? texts
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({
        title: copyFailed,
        description: `${copyFailedDetail} ${text}`,
        variant: 'destructive',
      })
    }
  }

  const Icon = isCopied ? Check : Copy
  const label = isCopied ? copied : copy
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        onClick={copyText}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </>
  )
}
