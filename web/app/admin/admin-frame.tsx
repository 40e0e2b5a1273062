import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { zoneName } from '#shared/zone-time.ts'
import { Confirmations } from '#web/features/accounts/confirmation/confirmations.tsx'
import { MaintenanceStrip } from '#web/features/platform/maintenance-mode/staff/maintenance-strip.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { TimeZoneContext } from '#web/i18n/time-zone.ts'
import { typeMomentsIn } from '#web/lib/local-moment.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { adminTexts } from './admin.texts.ts'
import { BeforeMain } from './before-main.tsx'
import { GoTo } from './go-to/go-to.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { sectionOf } from './sections.ts'
import { Sidebar } from './sidebar.tsx'
import { MenuOpener, TopBar } from './top-bar.tsx'
import { useWaiting } from './waiting.ts'

const MENU_ID = 'admin-menu'
const DRAWER_ID = 'admin-drawer'

/** The panel's own frame: a slim bar, the sections at the side, on small screens in a drawer, and the page over the whole width. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const texts = useTexts(adminTexts)
  const { language } = useLanguage()
  const { timeZone } = useSiteInfo()
  const permissions = useOwnPermissions().data ?? null
  const waiting = useWaiting(permissions)
  const section = sectionOf(useLocation().pathname)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const menu = useRef<HTMLElement>(null)

  // Before any field is made: what is shown in the panel and what is typed there are of one zone.
  typeMomentsIn(timeZone)

  // Where there are more sections than fit the screen, the open one is among those in sight.
  useLayoutEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (menu.current && here) menu.current.scrollTop = here.offsetTop - menu.current.clientHeight / 2
  }, [])

  const sections = (
    <>
      <Sidebar permissions={permissions} waiting={waiting} onFollow={closeMenu} />
      <p className="px-4 pt-3 pb-4 text-sm text-muted">
        {texts.timesIn} {zoneName(timeZone, new Date())}
      </p>
    </>
  )
  return (
    <>
      <BeforeMain>
        <TopBar
          opener={
            <MenuOpener
              section={section?.name[language]}
              menuId={DRAWER_ID}
              isMenuOpen={isMenuOpen}
              onOpen={() => setMenuOpen(true)}
            />
          }
          goTo={<GoTo permissions={permissions} />}
        />
        {isMenuOpen && (
          <MenuDrawer id={DRAWER_ID} onClose={closeMenu}>
            {sections}
          </MenuDrawer>
        )}
        {/* It begins below the bar wherever that is: what stands above every page pushes both down. */}
        <div className="sticky top-12 z-30 mt-12 -mb-12 h-0 max-lg:hidden print:hidden">
          <nav
            ref={menu}
            id={MENU_ID}
            aria-label={texts.navigation}
            className="absolute top-0 left-0 h-[calc(100dvh-var(--bars))] w-60 overflow-y-auto overscroll-contain border-r border-line bg-ground py-2"
          >
            {sections}
          </nav>
        </div>
      </BeforeMain>
      <TimeZoneContext value={timeZone}>
        <div className="lg:pl-60 print:pl-0">
          <MaintenanceStrip />
          <div className="max-w-[105rem] px-4 py-6 md:px-6 lg:px-8 lg:py-4">{children}</div>
        </div>
        <Confirmations />
      </TimeZoneContext>
    </>
  )
}
