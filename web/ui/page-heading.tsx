import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** A longer word does not fit a phone at the usual size, such as `конфиденциальности`. */
const LONG_WORD = 15

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
  const hasLongWord = title.split(' ').some((word) => word.length > LONG_WORD)
  return (
    <header className="mb-8 border-b border-line pb-8 md:mb-12">
      <p className="label mb-3 text-signal">{mark}</p>
      <h1 className={classNames('display md:text-6xl', hasLongWord ? 'text-[8vw]' : 'text-4xl')}>{title}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-balance text-muted">{lead}</p>}
      {children}
    </header>
  )
}
