import type { ReactNode } from 'react'

/** The top of a part of a page: its heading between a mono mark and a hairline; `children` stand at the far end. */
export function SectionHeading({
  id,
  mark,
  title,
  children,
}: {
  id: string
  mark?: string
  title: string
  children?: ReactNode
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
      <div>
        {mark && <p className="label mb-2 text-sand">{mark}</p>}
        <h2 id={id} className="display text-2xl md:text-3xl">
          {title}
        </h2>
      </div>
      {children}
    </header>
  )
}
