import type { ReactNode } from 'react'

/** The top of a page of the admin panel: its heading, a sentence, and what can be done here at the far end. */
export function PanelHeading({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
      <div className="min-w-0">
        <h1 className="display text-2xl md:text-3xl">{title}</h1>
        {lead && <p className="mt-1 max-w-prose text-pretty text-sm text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  )
}
