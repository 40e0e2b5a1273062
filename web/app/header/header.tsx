import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { addresses } from '#shared/addresses.ts'
import { NoticeBell } from '#web/features/platform/notices/notice-bell.tsx'
import { useHasBasket } from '#web/features/shop/basket/watch-basket.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountLinks } from './account-links.tsx'
import { BasketPlace } from './basket-place.tsx'
import { Brand } from './brand.tsx'
import { FindPlayer } from './find-player.tsx'
import { headerTexts } from './header.texts.ts'
import { HeaderNavigation } from './header-navigation.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OnlineCounter } from './online-counter.tsx'
import { useOpenHere } from './use-open-here.ts'
import { useScrolled } from './use-scrolled.ts'

const MOBILE_MENU_ID = 'mobile-menu'

const loadMobileMenu = () => import('./mobile-menu.tsx')
/** Only who opens it needs it; where it cannot be fetched, the footer leads to the same pages. */
const MobileMenu = lazyWithFallback(() => loadMobileMenu().then((module) => module.MobileMenu), FooterInstead)

function FooterInstead({ onClose }: { id: string; onClose: () => void }): ReactNode {
  useEffect(() => {
    document.querySelector('footer')?.scrollIntoView()
    onClose()
  }, [onClose])
  return null
}

export function Header() {
  const texts = useTexts(headerTexts)
  const isScrolled = useScrolled()
  const isOpen = useIsOpenAddress()
  const hasBasket = useHasBasket() && isOpen(addresses.basket)
  const [isMenuOpen, setMenuOpen] = useOpenHere()
  return (
    <header
      className={classNames(
        'sticky top-0 z-40 border-b border-line transition-colors [--text-sm:0.875rem]',
        isScrolled ? 'bg-ground/85 backdrop-blur-md' : 'bg-ground',
      )}
    >
      <div className="column flex h-16 items-center gap-6 md:gap-3 xl:gap-8">
        <Brand />
        <HeaderNavigation />
        <div className="ml-auto flex shrink-0 items-center gap-2 md:max-xl:gap-1">
          {hasBasket && <BasketPlace />}
          {/* Where the row has no room for all of it, what stands elsewhere too makes way for the basket. */}
          <div className={hasBasket ? 'max-[90rem]:hidden' : 'contents'}>
            <OnlineCounter />
          </div>
          <div className={hasBasket ? 'max-lg:hidden' : 'contents'}>
            <LanguageSwitch />
          </div>
          {/* Between tablet and desktop it is narrower, and pressed in the gaps beside it as well. */}
          <FindPlayer className="before:absolute before:inset-y-0 before:-inset-x-1 max-sm:hidden md:max-xl:w-9" />
          <NoticeBell />
          <div data-awaits-session className="hidden items-center gap-2 md:flex md:max-xl:gap-1">
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
