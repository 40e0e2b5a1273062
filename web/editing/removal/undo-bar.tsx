import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** Says what was just taken away and offers it back; takes the focus, as what had it is gone. */
export function UndoBar({
  message,
  isBusy,
  onUndo,
  onClose,
}: {
  message: string
  isBusy: boolean
  onUndo: () => void
  onClose: () => void
}) {
  const words = useTexts(wordsTexts)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 border border-edge border-l-3 border-l-signal bg-raised py-2 pr-2 pl-4">
      <p role="status" className="min-w-0 grow py-1">
        {message}
      </p>
      <Button ref={undo} variant="outline" aria-busy={isBusy || undefined} disabled={isBusy} onClick={onUndo}>
        <Undo2 size={18} strokeWidth={1.5} aria-hidden="true" />
        {words.undo}
      </Button>
      <Button variant="ghost" size="icon" aria-label={words.close} onClick={onClose}>
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </div>
  )
}
