import { ExternalLink } from 'lucide-react'
import type { GameServerType } from '#shared/constants/game-servers.ts'
import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { Presence } from '#web/features/games/game-status/presence.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { heroTexts } from './hero.texts.ts'

/** How it is on the first server of a game, and the way in; the bare name of the front while there is none. */
export function HeroServer({ type, name }: { type: GameServerType; name: string }) {
  const texts = useTexts(heroTexts)
  const server = useGlances()?.find((glance) => glance.type === type)
  if (!server) return name
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Presence {...server} className="min-w-24" />
      {type === 'minecraft' ? (
        <CopyButton text={server.ip} isTextShown variant="secondary" size="sm" />
      ) : (
        <a
          href={server.ip}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.play}
        </a>
      )}
    </span>
  )
}
