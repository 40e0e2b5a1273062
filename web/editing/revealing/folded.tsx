import type { ReactNode } from 'react'

/** A part of a form that few need: it opens on demand, and by itself where a field in it is wrong. */
export function Folded({
  title,
  isOpen = false,
  children,
}: {
  title: string
  /** Opens it; it stays as whoever uses it leaves it. */
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details {...(isOpen && { open: true })} className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-3 font-medium hover:text-signal">{title}</summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
