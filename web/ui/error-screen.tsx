import type { ReactNode } from 'react'

/** The layout of the pages that say something went wrong: what it looks like out there, a large code, what happened, what to do next. */
export function ErrorScreen({
  code,
  mark,
  title,
  detail,
  poster,
  children,
}: {
  code: string
  mark: string
  title: string
  detail: ReactNode
  /** Fills its box. */
  poster: ReactNode
  children: ReactNode
}) {
  return (
    <div className="relative -mb-16 md:-mb-24">
      <div className="relative aspect-[4/3] w-full md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:w-[62%]">
        {poster}
      </div>
      <div className="column relative pt-6 pb-16 md:flex md:min-h-[36rem] md:items-center md:py-24">
        <div className="md:max-w-lg">
          <p className="label mb-3 flex items-center gap-3 text-signal">
            <span aria-hidden="true" className="hazard h-3 w-10" />
            {mark}
          </p>
          <p className="display text-8xl leading-none text-sand tabular-nums md:text-[11rem]">{code}</p>
          <h1 className="display mt-4 text-4xl md:text-5xl">{title}</h1>
          <p className="mt-4 max-w-md text-lg text-muted">{detail}</p>
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </div>
  )
}
