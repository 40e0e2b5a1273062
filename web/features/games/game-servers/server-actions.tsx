import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GameServerState } from '#shared/constants/game-servers.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { namesRobloxGame } from '#web/features/games/game-status/roblox-address.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { gameServersTexts, gameServersWords } from './game-servers.texts.ts'
import { RobloxLink } from './roblox-link.tsx'

/** Said once somebody has tried; where its words cannot be fetched, the address still stands beside. */
const ConnectHint = lazyWithFallback(
  () => import('./connect-hint.tsx').then((module) => module.ConnectHint),
  () => null,
)

/** Nobody gets in now, so the way in does not call for it. */
const CLOSED: readonly (GameServerState | undefined)[] = ['offline', 'maintenance', 'development']

/** The way in: the game's own address and a copy of it for Minecraft, the game's page for Roblox. */
export function ServerActions({
  server,
  state,
}: {
  server: Pick<GameServer, 'type' | 'ip' | 'name_server' | 'edition'>
  /** Undefined while it is asked. */
  state: GameServerState | undefined
}) {
  const texts = useTexts(gameServersTexts)
  const words = useTexts(gameServersWords)
  const { type, ip, name_server, edition } = server
  const isCalledFor = !CLOSED.includes(state)
  const [isCopied, setCopied] = useState<boolean | null>(null)

  /** No browser tells whether a program took the address, and most computers have none. */
  async function tellWhatElse() {
    setCopied(
      await navigator.clipboard.writeText(ip).then(
        () => true,
        () => false,
      ),
    )
  }

  if (type === 'minecraft') {
    return (
      <>
        <a
          href={`minecraft://${ip}`}
          aria-label={`${texts.connect}: ${name_server}`}
          onClick={tellWhatElse}
          className={buttonClass({ variant: isCalledFor ? 'primary' : 'outline' })}
        >
          <Play size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.connect}
        </a>
        <CopyButton text={ip} isTextShown className="max-sm:px-3" />
        {isCopied !== null && (
          <Suspense>
            <ConnectHint edition={edition} isCopied={isCopied} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <>
      <RobloxLink server={server} isCalledFor={isCalledFor} />
      {!namesRobloxGame(ip) && <p className="w-full text-sm text-muted">{words.noGamePage}</p>}
    </>
  )
}
