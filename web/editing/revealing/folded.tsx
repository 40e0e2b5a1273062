import { ChevronDown } from 'lucide-react'
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
      <summary className="group flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 font-medium hover:text-signal [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="shrink-0 -rotate-90 transition-transform [[open]>.group>&]:rotate-0"
          size={18}
          strokeWidth={1.5}
          aria-hidden="true"
        />
        {title}
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
