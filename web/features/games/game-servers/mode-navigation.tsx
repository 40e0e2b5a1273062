import { addresses } from '#shared/addresses.ts'
import { useOpenModes } from '#web/features/games/game-status/use-open-modes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { gameServersTexts } from './game-servers.texts.ts'
import { modeAddresses } from './mode-addresses.ts'
import { featureWords } from './server-labels.texts.ts'

/** The servers page and its narrower versions, side by side; behind them, quietly, the modes that have no server yet. Nothing where no mode has a page. */
export function ModeNavigation() {
  const texts = useTexts(gameServersTexts)
  const modes = useTexts(featureWords)
  const { pathname } = useLocation()
  const { open, closed } = useOpenModes()
  const currentAt = (address: string) => (address === pathname ? 'page' : undefined)
  const links = [
    { to: addresses.servers, name: texts.allServers },
    ...open.map((mode) => ({ to: modeAddresses[mode], name: modes[mode] })),
  ]
  if (links.length + closed.length === 1) return null
  return (
    <nav
      aria-label={texts.modes}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm md:mb-8"
    >
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={currentAt(to)}
              className="flex min-h-11 items-center rounded border border-line px-4 font-medium text-muted transition-colors hover:border-edge hover:text-text aria-[current=page]:border-signal aria-[current=page]:text-text"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 text-muted">
          <span id="closed-modes">{texts.closedModes}</span>
          <ul aria-labelledby="closed-modes" className="flex flex-wrap gap-x-4">
            {closed.map((mode) => (
              <li key={mode}>
                <Link
                  to={modeAddresses[mode]}
                  aria-current={currentAt(modeAddresses[mode])}
                  className="flex min-h-11 items-center underline decoration-edge decoration-1 underline-offset-4 transition-colors hover:text-text aria-[current=page]:text-text aria-[current=page]:decoration-signal"
                >
                  {modes[mode]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  )
}
