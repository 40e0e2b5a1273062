import type { GameServerType } from '#shared/constants/game-servers.ts'
import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { Presence } from '#web/features/games/game-status/presence.tsx'
import { WayIn } from '#web/features/games/game-status/way-in.tsx'

/** How it is on the first server of a game, and the way in; the bare name of the front while there is none. */
export function HeroServer({ type, name }: { type: GameServerType; name: string }) {
  const server = useGlances()?.find((glance) => glance.type === type)
  if (!server) return name
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Presence {...server} className="min-w-24" />
      <WayIn {...server} />
    </span>
  )
}
