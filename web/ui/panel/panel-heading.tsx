import type { ReactNode, Ref } from 'react'

/** The top of a page of the admin panel: its heading, a sentence beside it where there is room, and what can be done here at the far end. */
export function PanelHeading({
  title,
  lead,
  heading,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  /** Of the heading, where the focus is led to it. */
  heading?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
      <div className="flex min-w-0 grow basis-80 flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 ref={heading} tabIndex={heading ? -1 : undefined} className="display text-2xl md:text-3xl">
          {title}
        </h1>
        {lead && <p className="max-w-3xl text-balance text-sm text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  )
}
