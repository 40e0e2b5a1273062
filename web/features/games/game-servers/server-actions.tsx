import { ExternalLink, Play } from 'lucide-react'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { gameServersTexts } from './game-servers.texts.ts'

/** The way in: the launcher's own address and a copy of it for Minecraft, the game's page for Roblox. */
export function ServerActions({ server }: { server: Pick<GameServer, 'type' | 'ip' | 'name_server'> }) {
  const texts = useTexts(gameServersTexts)
  const { type, ip, name_server } = server
  if (type === 'minecraft') {
    return (
      <>
        <a
          href={`minecraft://${ip}`}
          aria-label={`${texts.connect}: ${name_server}`}
          className={buttonClass({ variant: 'primary' })}
        >
          <Play size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.connect}
        </a>
        <CopyButton text={ip} labels={{ ...texts, copy: texts.copyAddress }} />
      </>
    )
  }
  return (
    <a
      href={ip}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${texts.openRoblox}: ${name_server}`}
      className={buttonClass({ variant: 'primary' })}
    >
      <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
      {texts.openRoblox}
    </a>
  )
}
