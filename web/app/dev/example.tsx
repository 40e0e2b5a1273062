import type { ReactNode } from 'react'

/** One part of the design system, under the name it has in the code. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-6">
      <p className="label mb-4 text-muted normal-case">{name}</p>
      <div className="space-y-4">{children}</div>
    </div>
  )
}

/** Examples of one part beside each other. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
