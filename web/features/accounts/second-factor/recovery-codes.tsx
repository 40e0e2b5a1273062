import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'

/** The codes on the one occasion that they are shown: until they are copied it asks before it is closed by anything but its own button. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useTexts(secondFactorTexts)
  const [areCopied, setCopied] = useState(false)
  return (
    <Dialog
      isOpen
      onClose={onDone}
      title={texts.codesTitle}
      unsaved={areCopied ? undefined : texts.codesLoss}
      className="max-h-[calc(100dvh-2rem)] max-w-md"
    >
      <div className="space-y-5 p-6">
        <p className="text-muted">{texts.codesLead}</p>
        <CodeList codes={codes} />
        <div className="flex flex-wrap justify-end gap-3">
          <CopyButton codes={codes} onCopied={() => setCopied(true)} />
          <Button variant="primary" onClick={onDone}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** A code a line, in two columns where two fit; takes the focus from what is gone. */
function CodeList({ codes }: { codes: readonly string[] }) {
  const texts = useTexts(secondFactorTexts)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={texts.codesTitle}
      className="grid grid-cols-[repeat(auto-fit,minmax(19ch,1fr))] gap-x-4 gap-y-2 border border-line bg-sunken p-4 font-mono text-sm whitespace-nowrap outline-none"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
}

function CopyButton({ codes, onCopied }: { codes: readonly string[]; onCopied: () => void }) {
  const texts = useTexts(secondFactorTexts)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      onCopied()
      toast({ title: texts.copied })
    } catch {
      toast({ title: texts.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <Button variant="outline" onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
