import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { apiKeysTexts } from './api-keys.texts.ts'

/** A key on the one occasion that it is shown. */
export function MadeApiKey({
  made,
  onDone,
  children,
}: {
  made: string
  onDone: () => void
  children?: ReactNode
}) {
  const texts = useTexts(apiKeysTexts)
  async function copy() {
    try {
      await navigator.clipboard.writeText(made)
      toast({ title: texts.copied })
    } catch {
      toast({ title: texts.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <div className="space-y-5 p-6">
      <p className="text-muted">{texts.madeLead}</p>
      <output
        aria-label={texts.key}
        className="block border border-line bg-sunken p-4 font-mono text-sm break-all select-all"
      >
        {made}
      </output>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}
