import { type ReactNode, useId } from 'react'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'

/** A list of what belongs to an order, under its heading. */
export function OrderPart({
  title,
  empty,
  children,
}: {
  title: string
  empty: string
  children: readonly ReactNode[]
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children.length === 0 ? (
        <p className="-mt-2 text-sm text-muted">{empty}</p>
      ) : (
        <ul className="-mt-4 divide-y divide-line border-b border-line text-sm">{children}</ul>
      )}
    </section>
  )
}

/** What, how much of it, and when. */
export function OrderPartRow({ at, end, children }: { at: string; end?: string; children: ReactNode }) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">{children}</div>
        {end && <span className="tabular-nums">{end}</span>}
      </div>
      <LocalTime dateTime={at} style="date-time" className="text-muted" />
    </li>
  )
}
