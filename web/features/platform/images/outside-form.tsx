import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** A dialog that is opened from within a form and is no part of it: Enter in one of its boxes sends nothing, and it may hold a form of its own. */
export function OutsideForm({ children }: { children: ReactNode }) {
  // React hands events on to where the dialog was written.
  const keep = (event: { stopPropagation: () => void }) => event.stopPropagation()
  return createPortal(
    <div onSubmit={keep} onChange={keep} onInput={keep}>
      {children}
    </div>,
    document.body,
  )
}
