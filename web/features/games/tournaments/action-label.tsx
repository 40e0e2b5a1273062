import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Stands where a button would, and is none. */
export function ActionLabel({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex min-h-11 items-center gap-3 border border-dashed border-edge px-4 py-1 leading-tight text-muted">
      <Icon size={20} strokeWidth={1.5} className="shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}
