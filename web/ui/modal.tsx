import { type FocusEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * The platform's own modal `<dialog>`, open for as long as it is mounted: focus goes in, stays in and comes back, the
 * page behind is inert. Escape, the gesture back and a press beside it close it, unless `holdsBack` answers that
 * something would be lost. A press that begins inside closes nothing, wherever it ends.
 */
export function Modal({
  id,
  label,
  labelledBy,
  onClose,
  holdsBack = () => false,
  onFocus,
  className,
  children,
}: {
  id?: string
  /** Its name, where no heading inside says it. */
  label?: string
  labelledBy?: string
  onClose: () => void
  /** Asked on every attempt to close it that is not a button of its own. */
  holdsBack?: () => boolean
  onFocus?: FocusEventHandler<HTMLElement>
  className: string
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasPressedBeside = useRef(false)

  // Before the browser paints, and before what is inside is taken away: only then does the focus come back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      onFocus={onFocus}
      // A second Escape in a row cannot be refused as `cancel`, but as the key it is.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && holdsBack()) event.preventDefault()
      }}
      // The platform tells of a closed dialog only after the focus is back: what is pressed in between, to open it again, would be undone.
      onCancel={(event) => {
        if (event.target !== ref.current) return
        if (event.cancelable) event.preventDefault()
        if (!holdsBack() && event.cancelable) onClose()
      }}
      onClose={(event) => {
        if (event.target === ref.current && !ref.current.open) onClose()
      }}
      onPointerDown={(event) => {
        wasPressedBeside.current = event.target === ref.current
      }}
      onClick={(event) => {
        if (event.target === ref.current && wasPressedBeside.current && !holdsBack()) onClose()
      }}
      className={className}
    >
      {children}
    </dialog>
  )
}
