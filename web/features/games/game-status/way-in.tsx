import { ExternalLink } from 'lucide-react'
import type { GameServerGlance } from '#shared/contract/games/game-status.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { namesRobloxGame } from './roblox-address.ts'
import { wayInTexts } from './way-in.texts.ts'

/** What one needs to join a game server: its address to be copied, or the page that opens the game; nothing where no page does. */
export function WayIn({ type, ip }: Pick<GameServerGlance, 'type' | 'ip'>) {
  const { play } = useTexts(wayInTexts)
  if (type === 'minecraft') return <CopyButton text={ip} isTextShown variant="secondary" size="sm" />
  if (!namesRobloxGame(ip)) return null
  return (
    <a
      href={ip}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
      {play}
    </a>
  )
}
