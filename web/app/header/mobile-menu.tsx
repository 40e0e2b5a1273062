import { ChevronDown, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useOpenModes } from '#web/features/games/game-status/use-open-modes.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useIsOpenAddress } from '#web/lib/use-is-open-address.ts'
import { useLocation } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { AccountLinks } from './account-links.tsx'
import { Brand } from './brand.tsx'
import { headerTexts } from './header.texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { NavLink } from './nav-link.tsx'
import { communityItems, gameModeItems, isWithin, type NavigationItem } from './navigation.ts'

const SUB_MENUS = [
  { key: 'servers', items: gameModeItems },
  { key: 'community', items: communityItems },
] as const
type SubMenuKey = (typeof SUB_MENUS)[number]['key']

const ROW = 'min-h-14 w-full shrink-0 border-b border-line text-lg'

/** The menu of small screens, over the whole of them; its first row stands where the header's was. */
export function MobileMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts(headerTexts)
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const { closed } = useOpenModes()
  const isOpen = useIsOpenAddress()
  const [openKey, setOpenKey] = useState<SubMenuKey | null>(null)
  /** What has a server comes first. */
  const ordered = (items: readonly NavigationItem[]) => [
    ...items.filter((item) => !isClosed(item)),
    ...items.filter(isClosed),
  ]
  const isClosed = ({ mode }: NavigationItem) => mode !== undefined && closed.includes(mode)

  // A screen that is turned may have room for the header's own menus, and a modal out of sight would lock the page.
  useEffect(() => {
    const desk = window.matchMedia('(width >= 48rem)')
    desk.addEventListener('change', onClose)
    return () => desk.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <Modal
      id={id}
      label={texts.menu}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none border-0 bg-ground p-0 md:hidden"
    >
      <div className="column flex h-16 items-center border-b border-line">
        <Brand />
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitch />
          <Button
            variant="ghost"
            size="icon"
            className="-mr-2"
            aria-label={texts.closeMenu}
            onClick={onClose}
          >
            <X size={24} strokeWidth={1.5} />
          </Button>
        </div>
      </div>
      <nav
        aria-label={texts.mainNavigation}
        className="column flex h-[calc(100%-4rem)] flex-col overflow-y-auto overscroll-contain pb-6"
      >
        <NavLink to={addresses.home} className={ROW}>
          {texts.home}
        </NavLink>
        {SUB_MENUS.map(({ key, items }) => ({ key, items: items.filter(({ to }) => isOpen(to)) })).map(
          ({ key, items }) => (
            <div key={key} className="shrink-0">
              <button
                type="button"
                aria-expanded={openKey === key}
                aria-controls={`${id}-${key}`}
                aria-current={items.some(({ to }) => isWithin(pathname, to)) || undefined}
                onClick={() => setOpenKey(openKey === key ? null : key)}
                className={classNames(
                  ROW,
                  'flex items-center justify-between font-medium text-muted aria-[current]:text-signal',
                )}
              >
                {texts[key]}
                <ChevronDown
                  size={20}
                  strokeWidth={1.5}
                  className={classNames('transition-transform', openKey === key && 'rotate-180')}
                />
              </button>
              <ul
                id={`${id}-${key}`}
                hidden={openKey !== key}
                className="border-b border-line bg-raised py-2"
              >
                {ordered(items).map((item) => (
                  <li key={item.to}>
                    <NavLink
                      to={item.to}
                      isSection={key === 'community'}
                      className="justify-between gap-4 px-4 text-base"
                    >
                      {item.name[language]}
                      {isClosed(item) && <span className="text-sm font-normal">{texts.noServerYet}</span>}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
        {isOpen(addresses.shop) && (
          <NavLink to={addresses.shop} isSection className={ROW}>
            {texts.shop}
          </NavLink>
        )}
        {isOpen(addresses.download) && (
          <NavLink to={addresses.download} isSection className={ROW}>
            {texts.download}
          </NavLink>
        )}
        {/* Where the thumb is. */}
        <div className="mt-auto flex shrink-0 flex-col gap-3 pt-6">
          <AccountLinks />
        </div>
      </nav>
    </Modal>
  )
}
