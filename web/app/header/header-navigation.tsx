import { Suspense } from 'react'
import { addresses } from '#shared/addresses.ts'
import { itemsBelow, type MenuEntry, type MenuItem, useMenu } from '#web/app/menus/use-menu.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { headerTexts } from './header.texts.ts'
import { LineIcon } from './line-icon.tsx'
import { Menu } from './menu.tsx'
import { NavLink } from './nav-link.tsx'
import { isSectionAmong } from './navigation.ts'
import { whatFits } from './what-fits.ts'

/** Only who opens the servers menu needs its cards; where they cannot be fetched, its entries still lead on. */
const GameCards = lazyWithFallback(
  () => import('./game-cards.tsx').then((module) => module.GameCards),
  () => <div className="w-48" />,
)

const isServers = ({ to }: MenuEntry) => to === addresses.servers
/** From here on a menu as wide as the cards would not fit below its own button. */
const LAST_PLACE_OF_CARDS = 1

/** The row of the header; what has no room in it stands below “More”. */
export function HeaderNavigation() {
  const texts = useTexts(headerTexts)
  const entries = useMenu('header')
  const fits = whatFits(entries)
  const rest = entries.filter((_, index) => fits[index] !== 'tablet')
  return (
    <nav
      aria-label={texts.mainNavigation}
      className="hidden grow items-center justify-between gap-1.5 md:flex lg:justify-start lg:gap-3 xl:gap-7"
    >
      {entries.map(
        (entry, index) =>
          fits[index] !== 'nowhere' && (
            <div key={index} className={fits[index] === 'desktop' ? 'max-xl:hidden' : 'contents'}>
              <Entry entry={entry} beside={entries} index={index} />
            </div>
          ),
      )}
      {rest.length > 0 && (
        <div className={fits.includes('nowhere') ? 'contents' : 'xl:hidden'}>
          <Menu label={texts.more} items={rest.flatMap((entry) => itemsBelow(entry))}>
            <ul className="max-h-[70vh] w-56 overflow-y-auto">
              {rest.map((entry, index) => (
                <li
                  key={index}
                  className={classNames(fits[entries.indexOf(entry)] === 'desktop' && 'xl:hidden')}
                >
                  {entry.items.length > 0 && <p className="label px-3 pt-3 text-sand">{entry.text}</p>}
                  <Items items={itemsBelow(entry)} />
                </li>
              ))}
            </ul>
          </Menu>
        </div>
      )}
    </nav>
  )
}

function Entry({ entry, beside, index }: { entry: MenuEntry; beside: readonly MenuEntry[]; index: number }) {
  const { to, text, items } = entry
  if (items.length === 0) return to !== null && <Page to={to} text={text} beside={beside} />
  const below = itemsBelow(entry)
  if (!isServers(entry)) {
    return (
      <Menu label={text} items={below}>
        <Items items={below} />
      </Menu>
    )
  }
  return (
    <Menu label={text} items={below} isApart={index > LAST_PLACE_OF_CARDS}>
      {(isOpen) =>
        isOpen && (
          <Suspense fallback={null}>
            <GameCards />
            {/* As wide as the cards. */}
            <Items items={below} className="mt-3 flex w-0 min-w-full flex-wrap border-t border-line pt-2" />
          </Suspense>
        )
      }
    </Menu>
  )
}

function Page({ to, text, beside }: MenuItem & { beside: readonly MenuEntry[] }) {
  if (to === addresses.home) {
    return (
      <NavLink to={to} className="text-sm whitespace-nowrap">
        <LineIcon shape="m3 11 9-8 9 8v10h-6v-7H9v7H3z" className="lg:hidden" />
        <span className="max-lg:sr-only">{text}</span>
      </NavLink>
    )
  }
  const pages = beside.flatMap((entry) => (entry.to === null ? [] : [{ to: entry.to }]))
  return (
    <NavLink to={to} isSection={isSectionAmong(to, pages)} className="text-sm whitespace-nowrap">
      {text}
    </NavLink>
  )
}

function Items({ items, className = 'w-48' }: { items: readonly MenuItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ to, text }, index) => (
        <li key={index}>
          <NavLink to={to} isSection={isSectionAmong(to, items)} className="px-3 text-sm">
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
