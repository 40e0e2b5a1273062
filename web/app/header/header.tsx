import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useIsOpenAddress } from '#web/lib/use-is-open-address.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountLinks } from './account-links.tsx'
import { Brand } from './brand.tsx'
import { headerTexts } from './header.texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LineIcon } from './line-icon.tsx'
import { Menu } from './menu.tsx'
import { NavLink } from './nav-link.tsx'
import { communityItems, gameModeItems } from './navigation.ts'
import { OnlineCounter } from './online-counter.tsx'
import { useOpenHere } from './use-open-here.ts'
import { useScrolled } from './use-scrolled.ts'

const MOBILE_MENU_ID = 'mobile-menu'

const loadMobileMenu = () => import('./mobile-menu.tsx')
/** Only who opens it needs it; where it cannot be fetched, the footer leads to the same pages. */
const MobileMenu = lazyWithFallback(() => loadMobileMenu().then((module) => module.MobileMenu), FooterInstead)

/** The same for the cards of the servers menu. */
const GameCards = lazyWithFallback(
  () => import('./game-cards.tsx').then((module) => module.GameCards),
  ServersInstead,
)

function ServersInstead() {
  return (
    <NavLink to={addresses.servers} className="w-48 px-3 text-sm">
      {useTexts(gameModeItems[0].name)}
    </NavLink>
  )
}

function FooterInstead({ onClose }: { id: string; onClose: () => void }): ReactNode {
  useEffect(() => {
    document.querySelector('footer')?.scrollIntoView()
    onClose()
  }, [onClose])
  return null
}

export function Header() {
  const texts = useTexts(headerTexts)
  const { language } = useLanguage()
  const isOpen = useIsOpenAddress()
  const isScrolled = useScrolled()
  const [isMenuOpen, setMenuOpen] = useOpenHere()
  const community = communityItems.filter(({ to }) => isOpen(to))
  return (
    <header
      className={classNames(
        'sticky top-0 z-40 border-b border-line transition-colors [--text-sm:0.875rem]',
        isScrolled ? 'bg-ground/85 backdrop-blur-md' : 'bg-ground',
      )}
    >
      <div className="column flex h-16 items-center gap-6 md:gap-3 xl:gap-8">
        <Brand />
        <nav
          aria-label={texts.mainNavigation}
          className="hidden grow items-center justify-between gap-1.5 md:flex lg:justify-start lg:gap-3 xl:gap-7"
        >
          <NavLink to={addresses.home} className="text-sm">
            <LineIcon shape="m3 11 9-8 9 8v10h-6v-7H9v7H3z" className="lg:hidden" />
            <span className="max-lg:sr-only">{texts.home}</span>
          </NavLink>
          <Menu label={texts.servers} items={gameModeItems}>
            {(isUnfolded) =>
              isUnfolded && (
                <Suspense fallback={null}>
                  <GameCards />
                </Suspense>
              )
            }
          </Menu>
          <Menu label={texts.community} items={community}>
            <ul className="w-48">
              {community.map(({ to, name }) => (
                <li key={to}>
                  <NavLink to={to} isSection className="px-3 text-sm">
                    {name[language]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Menu>
          {isOpen(addresses.shop) && (
            <NavLink to={addresses.shop} isSection className="text-sm">
              {texts.shop}
            </NavLink>
          )}
          {isOpen(addresses.download) && (
            <NavLink to={addresses.download} isSection className="text-sm">
              {texts.download}
            </NavLink>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <OnlineCounter />
          <LanguageSwitch />
          <div data-awaits-session className="hidden items-center gap-2 md:flex">
            <AccountLinks size="sm" />
          </div>
          <Button
            variant="ghost"
            size="icon"
            className="-mr-2 md:hidden"
            aria-label={texts.openMenu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-controls={MOBILE_MENU_ID}
            onPointerDown={loadMobileMenu}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon size={24} strokeWidth={1.5} />
          </Button>
        </div>
      </div>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <MobileMenu id={MOBILE_MENU_ID} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
