import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { zoneName } from '#shared/zone-time.ts'
import { Confirmations } from '#web/features/accounts/confirmation/confirmations.tsx'
import { MaintenanceStrip } from '#web/features/platform/maintenance-mode/staff/maintenance-strip.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { TimeZoneContext } from '#web/i18n/time-zone.ts'
import { classNames } from '#web/lib/class-names.ts'
import { typeMomentsIn } from '#web/lib/local-moment.ts'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { adminTexts } from './admin.texts.ts'
import { sectionOf } from './sections.ts'
import { Sidebar } from './sidebar.tsx'

const MENU_ID = 'admin-menu'

/** What stands around every page of the admin panel: the sections at the side, on small screens as a menu above. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const texts = useTexts(adminTexts)
  const { language } = useLanguage()
  const { timeZone } = useSiteInfo()
  const permissions = useOwnPermissions()
  const section = sectionOf(useLocation().pathname)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const foldButton = useRef<HTMLButtonElement>(null)

  // Before any field is made: what is shown in the panel and what is typed there are of one zone.
  typeMomentsIn(timeZone)

  /** On small screens the links that were just used go out of sight, and the focus with them. */
  function fold() {
    if (!isMenuOpen) return
    setMenuOpen(false)
    foldButton.current?.focus()
  }
  return (
    <>
      <MaintenanceStrip />
      <div className="column grid items-start gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
        <nav
          aria-label={texts.navigation}
          className="border border-line bg-ground lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:overscroll-contain"
        >
          <p className="label hidden border-b border-line px-4 py-3 text-signal lg:block">{texts.panel}</p>
          <button
            ref={foldButton}
            type="button"
            aria-expanded={isMenuOpen}
            aria-controls={MENU_ID}
            onClick={() => setMenuOpen(!isMenuOpen)}
            className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-left font-medium lg:hidden"
          >
            <span>
              <span className="label mr-3 text-signal">{texts.panel}</span>
              {section?.name[language]}
            </span>
            <ChevronDown
              size={20}
              strokeWidth={1.5}
              className={classNames('transition-transform', isMenuOpen && 'rotate-180')}
            />
          </button>
          <div
            id={MENU_ID}
            className={classNames(
              'border-line py-2 max-lg:border-t lg:block',
              isMenuOpen ? 'block' : 'hidden',
            )}
          >
            <Sidebar permissions={permissions.data ?? null} onFollow={fold} />
            <p className="px-4 pt-3 pb-2 text-sm text-muted">
              {texts.timesIn} {zoneName(timeZone, new Date())}
            </p>
          </div>
        </nav>
        <TimeZoneContext value={timeZone}>
          <div className="min-w-0">{children}</div>
          <Confirmations />
        </TimeZoneContext>
      </div>
    </>
  )
}
