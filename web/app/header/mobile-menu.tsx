import { ChevronDown, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { GameServerMode } from '#shared/constants/game-servers.ts'
import { itemsBelow, type MenuItem, useMenu } from '#web/app/menus/use-menu.ts'
import { modeAddresses } from '#web/features/games/game-servers/mode-addresses.ts'
import { useOpenModes } from '#web/features/games/game-status/use-open-modes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useLocation } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { AccountLinks } from './account-links.tsx'
import { Brand } from './brand.tsx'
import { FindPlayer } from './find-player.tsx'
import { headerTexts } from './header.texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { NavLink } from './nav-link.tsx'
import { isSectionAmong, isWithin } from './navigation.ts'

const ROW = 'min-h-14 w-full shrink-0 border-b border-line text-lg'

/** The menu of small screens, over the whole of them; its first row stands where the header's was. */
export function MobileMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts(headerTexts)
  const { pathname } = useLocation()
  const { closed } = useOpenModes()
  const entries = useMenu('header')
  const pages = entries.flatMap(({ to }) => (to === null ? [] : [{ to }]))
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  /** What has a server comes first. */
  const ordered = (items: readonly MenuItem[]) => [
    ...items.filter((item) => !isClosed(item)),
    ...items.filter(isClosed),
  ]
  const isClosed = ({ to }: MenuItem) => closed.some((mode: GameServerMode) => modeAddresses[mode] === to)

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
        <FindPlayer isRow className={ROW} />
        {entries.map((entry, index) => {
          const { to, text, items } = entry
          if (items.length === 0) {
            return (
              to !== null && (
                <NavLink
                  key={index}
                  to={to}
                  isSection={to !== addresses.home && isSectionAmong(to, pages)}
                  className={ROW}
                >
                  {text}
                </NavLink>
              )
            )
          }
          const below = itemsBelow(entry)
          const isOpen = openIndex === index
          return (
            <div key={index} className="shrink-0">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                aria-current={below.some((item) => isWithin(pathname, item.to)) || undefined}
                onClick={() => setOpenIndex(isOpen ? null : index)}
                className={classNames(
                  ROW,
                  'flex items-center justify-between gap-4 text-left font-medium text-muted aria-[current]:text-signal',
                )}
              >
                {text}
                <ChevronDown
                  size={20}
                  strokeWidth={1.5}
                  className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
                />
              </button>
              <ul id={`${id}-${index}`} hidden={!isOpen} className="border-b border-line bg-raised py-2">
                {ordered(below).map((item, place) => (
                  <li key={place}>
                    <NavLink
                      to={item.to}
                      isSection={isSectionAmong(item.to, below)}
                      className="justify-between gap-4 px-4 text-base"
                    >
                      {item.text}
                      {isClosed(item) && <span className="text-sm font-normal">{texts.noServerYet}</span>}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
        {/* Where the thumb is. */}
        <div className="mt-auto flex shrink-0 flex-col gap-3 pt-6">
          <AccountLinks />
        </div>
      </nav>
    </Modal>
  )
}
