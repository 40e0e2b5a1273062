import type { ReactNode } from 'react'

/** The top of a page: a mono mark such as `07 / СВЯЗЬ`, the heading, one or two sentences. */
export function PageHeading({
  mark,
  title,
  lead,
  children,
}: {
  mark: string
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="mb-8 border-b border-line pb-8 md:mb-12">
      <p className="label mb-3 text-signal">{mark}</p>
      <h1 className="display text-[clamp(1.75rem,8.6vw,2.25rem)] md:text-6xl">{title}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{lead}</p>}
      {children}
    </header>
  )
}
