import { LogOut, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import { Brand } from '#web/app/header/brand.tsx'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { LanguageSwitch } from '#web/app/header/language-switch.tsx'
import { NoticeBell } from '#web/features/platform/notices/notice-bell.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { Link } from '#web/routing/link.tsx'
import { useSession } from '#web/session/session.tsx'
import { useLogout } from '#web/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { adminTexts } from './admin.texts.ts'

/** The slim bar of the panel: the way back to the site, language and account; `opener` takes the place of the name on small screens, `goTo` finds. */
export function TopBar({ opener, goTo }: { opener?: ReactNode; goTo?: ReactNode }) {
  const texts = useTexts(adminTexts)
  return (
    <header
      data-panel-bar
      className="sticky top-0 z-40 -mb-12 flex h-12 items-center gap-3 border-b border-line bg-ground px-4 [--text-sm:0.875rem]"
    >
      {opener}
      <div className={classNames('min-w-0', opener !== undefined && 'max-lg:hidden')}>
        <Brand />
      </div>
      <p className="label border-l border-line pl-3 text-muted max-lg:hidden">{texts.panel}</p>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {goTo}
        <LanguageSwitch />
        <NoticeBell />
        <Account className={classNames(opener !== undefined && 'max-md:hidden')} />
      </div>
    </header>
  )
}

/** Opens the sections on small screens, and says which of them is open. */
export function MenuOpener({
  section,
  menuId,
  isMenuOpen,
  onOpen,
}: {
  section: string | undefined
  menuId: string
  isMenuOpen: boolean
  onOpen: () => void
}) {
  const texts = useTexts(adminTexts)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isMenuOpen}
      aria-controls={isMenuOpen ? menuId : undefined}
      onClick={onOpen}
      className="-ml-2 flex min-h-11 min-w-0 items-center gap-3 px-2 text-left lg:hidden"
    >
      <Menu size={22} strokeWidth={1.5} className="shrink-0 text-signal" />
      <span className="min-w-0 leading-tight">
        <span className="label block text-muted">{texts.panel}</span>{' '}
        <span className="block truncate text-sm font-medium">{section}</span>
      </span>
    </button>
  )
}

/** Who works here, and the way out. */
export function Account({ className }: { className?: string }) {
  const texts = useTexts(adminTexts)
  const { logout: logoutLabel } = useTexts(headerTexts)
  const { user } = useSession()
  const { isBusy, logout } = useLogout()
  if (!user) return null
  return (
    <div className={className}>
      <div className="flex items-center gap-2">
        <Link
          to={addresses.profile}
          className="flex min-h-11 min-w-0 grow items-center gap-2 px-2 text-sm font-medium transition-colors hover:text-signal"
        >
          <PlayerHead username={user.username} className="size-6!" />
          <span className="sr-only">{texts.account}: </span>
          <span className="max-w-24 truncate md:max-w-40">{user.username}</span>
        </Link>
        <Button
          variant="ghost"
          size="icon"
          aria-label={logoutLabel}
          title={logoutLabel}
          aria-busy={isBusy || undefined}
          disabled={isBusy}
          onClick={logout}
        >
          <LogOut size={20} strokeWidth={1.5} />
        </Button>
      </div>
    </div>
  )
}
