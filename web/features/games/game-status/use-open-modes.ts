import { GAME_SERVER_MODES, type GameServerMode } from '#shared/constants/game-servers.ts'
import { useGlances } from './glances.queries.ts'

/** The modes of play that have a server, and those that have none; while that is not known all count as having one. */
export function useOpenModes(): { open: readonly GameServerMode[]; closed: readonly GameServerMode[] } {
  const glances = useGlances()
  const isOpen = (mode: GameServerMode) => glances?.some(({ modes }) => modes.includes(mode)) ?? true
  return {
    open: GAME_SERVER_MODES.filter(isOpen),
    closed: GAME_SERVER_MODES.filter((mode) => !isOpen(mode)),
  }
}
