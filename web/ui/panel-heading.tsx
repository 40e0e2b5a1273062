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
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-5">
      <div className="min-w-0">
        <h1 className="display text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="mt-2 max-w-prose text-pretty text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  )
}
