import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { wordsTexts } from './words.texts.ts'

/**
 * A modal dialog on the platform's own `<dialog>`: focus stays inside, Escape and a click beside it close it.
 * What is inside exists only while it is open, so every opening starts fresh.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  className,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  className?: string
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const words = useTexts(wordsTexts)

  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the platform handles.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className={classNames(
        'w-[calc(100%-2rem)] max-w-2xl overflow-hidden border border-edge bg-ground p-0 text-text',
        className,
      )}
    >
      {isOpen && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
            <h2 id={titleId} className="display text-xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label={words.close}
              onClick={onClose}
              className="flex size-11 items-center justify-center rounded text-muted hover:text-text"
            >
              <X size={20} strokeWidth={1.5} />
            </button>
          </header>
          <div className="min-h-0 grow overflow-y-auto">{children}</div>
        </div>
      )}
    </dialog>
  )
}
