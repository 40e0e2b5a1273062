import { X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useFieldChanges } from '#web/lib/use-field-changes.ts'
import { Button } from './button.tsx'
import { dialogTexts } from './dialog.texts.ts'
import { Modal } from './modal.tsx'
import { wordsTexts } from './words.texts.ts'

const FIRST_FIELD =
  'form :is(input, textarea, select):not(:disabled, [readonly], [type="hidden"], [type="file"])'

type DialogProps = {
  onClose: () => void
  title: string
  /** What is asked before it is closed where something would be lost that is no field. */
  unsaved?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A titled modal. What is inside exists only while it is open, so every opening starts fresh: with the focus in the first field
 * of its form, where there is one. Once something was entered in it, it asks before it is closed by Escape, by a press beside it or by its cross.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) {
  return isOpen && <OpenDialog {...dialog} />
}

function OpenDialog({ onClose, title, unsaved, className, children }: DialogProps) {
  const titleId = useId()
  const words = useTexts(wordsTexts)
  const texts = useTexts(dialogTexts)
  const fields = useFieldChanges()
  const [isAsking, setAsking] = useState(false)
  const lastFocus = useRef<HTMLElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A phone's keyboard would cover what is asked.
    if (window.matchMedia('(pointer: coarse)').matches) return
    content.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [])

  /** Asks in place of closing; a second attempt leads back to what was entered. */
  function holdsBack() {
    if (!unsaved && !fields.areChanged()) return false
    setAsking(!isAsking)
    return true
  }

  function follow(event: FocusEvent<HTMLElement>) {
    fields.remember(event)
    // A press beside takes the focus from where it was before anything is asked.
    if (!isAsking && event.target !== event.currentTarget) lastFocus.current = event.target
  }

  useEffect(() => {
    if (!isAsking) return
    stay.current?.focus()
    return () => {
      lastFocus.current?.focus()
    }
  }, [isAsking])

  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      holdsBack={holdsBack}
      onFocus={follow}
      className={classNames(
        'w-[calc(100%-2rem)] max-w-2xl overflow-hidden border border-edge bg-ground p-0 text-text',
        className,
      )}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header
          inert={isAsking}
          className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6"
        >
          <h2 id={titleId} className="display text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => holdsBack() || onClose()}
            className="flex size-11 items-center justify-center rounded text-muted hover:text-text"
          >
            <X size={20} strokeWidth={1.5} />
          </button>
        </header>
        <div ref={content} inert={isAsking} className="min-h-0 grow overflow-y-auto">
          {children}
        </div>
        {isAsking && (
          <div
            role="alertdialog"
            aria-labelledby={`${titleId}-question`}
            className="flex flex-wrap items-center justify-end gap-3 border-t border-maintenance bg-raised px-6 py-4"
          >
            <p id={`${titleId}-question`} className="mr-auto">
              {unsaved ?? texts.lossQuestion}
            </p>
            <Button ref={stay} variant="outline" onClick={() => setAsking(false)}>
              {texts.stay}
            </Button>
            <Button variant="destructive" onClick={onClose}>
              {texts.leave}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  )
}
