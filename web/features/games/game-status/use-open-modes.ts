import { GAME_SERVER_MODES, type GameServerMode } from '#shared/constants/game-servers.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useGlances } from './glances.queries.ts'

/**
 * The modes of play that have a server, and those that have none, of those that have a page; while that is not known all count as
 * having one.
 */
export function useOpenModes(): { open: readonly GameServerMode[]; closed: readonly GameServerMode[] } {
  const glances = useGlances()
  const { parts } = useSiteInfo()
  const modes = GAME_SERVER_MODES.filter((mode) => parts[mode])
  const isOpen = (mode: GameServerMode) => glances?.some(({ modes }) => modes.includes(mode)) ?? true
  return {
    open: modes.filter(isOpen),
    closed: modes.filter((mode) => !isOpen(mode)),
  }
}
