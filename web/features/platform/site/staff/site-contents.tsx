import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { adminSiteTexts } from './admin-site.texts.ts'
import { groupName, SITE_GROUPS } from './site-groups.ts'
import { useGroupInSight } from './use-group-in-sight.ts'

/** The groups of the long page, always in sight: beside it, or on small screens in a row below the bar. The one that is read is marked. */
export function SiteContents() {
  const texts = useTexts(adminSiteTexts)
  const { language } = useLanguage()
  const inSight = useGroupInSight()
  const row = useRef<HTMLElement>(null)

  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`[href="#${inSight}"]`)
    if (here) moveRowTo(here)
  }, [inSight])

  /** Only the row moves, never the page. */
  function moveRowTo(link: HTMLElement) {
    if (row.current)
      row.current.scrollLeft = link.offsetLeft + (link.offsetWidth - row.current.clientWidth) / 2
  }

  return (
    <nav
      ref={row}
      // Browsers leave a link that has the focus where a few pixels of it are in sight.
      onFocus={({ target }) => moveRowTo(target)}
      aria-label={texts.contents}
      className="sticky top-12 z-20 self-start bg-ground max-xl:-mx-4 max-xl:mb-6 max-xl:overflow-x-auto max-xl:border-b max-xl:border-line max-xl:px-4 xl:top-16 xl:order-last"
    >
      <ul className="flex max-xl:w-max max-xl:gap-x-5 xl:flex-col xl:border-l xl:border-line">
        {SITE_GROUPS.map((group) => (
          <li key={group} className="shrink-0">
            <a
              href={`#${group}`}
              aria-current={group === inSight ? 'location' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-signal text-sm transition-colors hover:text-text max-xl:border-b-2 xl:-ml-px xl:min-h-9 xl:border-l-2 xl:pl-4',
                group === inSight ? 'text-text' : 'border-transparent text-muted',
              )}
            >
              {groupName(group, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
