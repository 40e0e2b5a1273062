import type { ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import { classNames } from '#web/lib/class-names.ts'

/** A longer word does not fit a phone at the usual size, such as `конфиденциальности`. */
const LONG_WORD = 15

/** The top of a page, over its whole width: a mono mark such as `07 / СВЯЗЬ`, the heading, one or two sentences. */
export function PageHeading({
  mark,
  title,
  lead,
  lang,
  band,
  children,
}: {
  mark: string
  title: string
  lead?: ReactNode
  /** The language of both, where that is not the page's. */
  lang?: Language | undefined
  /** The picture of the section behind the right half. */
  band?: ReactNode
  children?: ReactNode
}) {
  const hasLongWord = title.split(' ').some((word) => word.length > LONG_WORD)
  return (
    <header className="relative mb-6 overflow-hidden border-b border-line md:mb-8">
      {band}
      <div className="column relative py-5 md:py-7">
        <p className="label mb-2 text-signal">{mark}</p>
        <h1
          lang={lang}
          className={classNames('display md:text-5xl', hasLongWord ? 'text-[7.6vw]' : 'text-3xl')}
        >
          {title}
        </h1>
        {lead && (
          <p lang={lang} className="mt-2 max-w-2xl text-balance text-muted md:mt-3 md:text-lg lg:max-w-xl">
            {lead}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
