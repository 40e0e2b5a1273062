import { addresses } from '#shared/addresses.ts'
import { GAME_SERVER_MODES } from '#shared/constants/game-servers.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { gameServersTexts, modeTexts } from './game-servers.texts.ts'
import { modeAddresses } from './mode-addresses.ts'

/** The servers page and its narrower versions, side by side. */
export function ModeNavigation() {
  const texts = useTexts(gameServersTexts)
  const modes = useTexts(modeTexts)
  const { pathname } = useLocation()
  const links = [
    { to: addresses.servers, name: texts.allServers },
    ...GAME_SERVER_MODES.map((mode) => ({ to: modeAddresses[mode], name: modes[mode].name })),
  ]
  return (
    <nav aria-label={texts.modes} className="mb-8 md:mb-12">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
              className="flex min-h-11 items-center rounded border border-line px-4 text-sm font-medium text-muted transition-colors hover:border-edge hover:text-text aria-[current=page]:border-signal aria-[current=page]:text-text"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
