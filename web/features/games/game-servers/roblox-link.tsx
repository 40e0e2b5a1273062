import { ExternalLink } from 'lucide-react'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { namesRobloxGame } from '#web/features/games/game-status/roblox-address.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { gameServersTexts } from './game-servers.texts.ts'

/** The way to a game in Roblox, by the address that staff gave; where that is the catalogue of all games, it is called so. */
export function RobloxLink({
  server: { ip, name_server },
  isCalledFor = false,
}: {
  server: Pick<GameServer, 'ip' | 'name_server'>
  isCalledFor?: boolean
}) {
  const texts = useTexts(gameServersTexts)
  const isGame = namesRobloxGame(ip)
  const label = isGame ? texts.openRoblox : texts.openCatalogue
  return (
    <a
      href={ip}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${name_server}`}
      className={buttonClass({ variant: isCalledFor && isGame ? 'primary' : 'outline' })}
    >
      <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </a>
  )
}
