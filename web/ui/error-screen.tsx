import type { ReactNode } from 'react'

/** The layout of the pages that say something went wrong: a large code, what happened, what to do next. */
export function ErrorScreen({
  code,
  mark,
  title,
  detail,
  children,
}: {
  code: string
  mark: string
  title: string
  detail: string
  children: ReactNode
}) {
  return (
    <div className="column grid items-center gap-8 py-16 md:grid-cols-2 md:py-28">
      <div className="ticks relative flex min-h-56 items-center justify-center border border-line bg-raised md:min-h-80">
        <div className="hazard absolute inset-x-0 top-0 h-2 opacity-60" aria-hidden="true" />
        <p className="display text-8xl text-text tabular-nums md:text-9xl">{code}</p>
      </div>
      <div>
        <p className="label mb-3 text-signal">{mark}</p>
        <h1 className="display text-4xl md:text-5xl">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-muted">{detail}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  )
}
