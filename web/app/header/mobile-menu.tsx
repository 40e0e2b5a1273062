import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { AccountLinks } from './account-links.tsx'
import { headerTexts } from './header.texts.ts'
import { NavLink } from './nav-link.tsx'
import { communityItems, gameModeItems } from './navigation.ts'

const SUB_MENUS = [
  { key: 'servers', items: gameModeItems },
  { key: 'community', items: communityItems },
] as const
type SubMenuKey = (typeof SUB_MENUS)[number]['key']

const ROW = 'min-h-14 w-full shrink-0 border-b border-line text-lg'

export function MobileMenu({ id }: { id: string }) {
  const texts = useTexts(headerTexts)
  const [openKey, setOpenKey] = useState<SubMenuKey | null>(null)
  return (
    <nav
      id={id}
      aria-label={texts.mainNavigation}
      className="column absolute inset-x-0 top-full flex h-[calc(100dvh-4rem)] flex-col overflow-y-auto overscroll-contain bg-ground pb-6 md:hidden"
    >
      <NavLink to={addresses.home} className={ROW}>
        {texts.home}
      </NavLink>
      {SUB_MENUS.map(({ key, items }) => (
        <div key={key} className="shrink-0">
          <button
            type="button"
            aria-expanded={openKey === key}
            aria-controls={`${id}-${key}`}
            onClick={() => setOpenKey(openKey === key ? null : key)}
            className={classNames(ROW, 'flex items-center justify-between font-medium text-muted')}
          >
            {texts[key]}
            <ChevronDown
              size={20}
              strokeWidth={1.5}
              className={classNames('transition-transform', openKey === key && 'rotate-180')}
            />
          </button>
          <ul id={`${id}-${key}`} hidden={openKey !== key} className="border-b border-line bg-raised py-2">
            {items.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className="px-4 text-base">
                  {texts[text]}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <NavLink to={addresses.shop} className={ROW}>
        {texts.shop}
      </NavLink>
      <NavLink to={addresses.download} className={ROW}>
        {texts.download}
      </NavLink>
      {/* Where the thumb is. */}
      <div className="mt-auto flex shrink-0 flex-col gap-3 pt-6">
        <AccountLinks />
      </div>
    </nav>
  )
}
