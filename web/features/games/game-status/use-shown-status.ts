import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import { useGameServerStatus } from './game-status.queries.ts'

export type ShownStatus = Omit<GameServerStatus, 'online'> & {
  /** Whether the number of players says anything. */
  hasCount: boolean
}

const NOT_ASKED: ShownStatus = {
  state: 'unknown',
  players: 0,
  maxPlayers: 0,
  latencyMs: null,
  version: '',
  motd: '',
  checkedAt: null,
  answeredAt: null,
  hasCount: false,
}
const NO_ANSWER: ShownStatus = { ...NOT_ASKED, state: 'offline' }

/**
 * What to show of a server's state: null while it is asked; a call that failed reads as offline, 0 of 0 (section 4), which
 * nobody counted: players are shown only when online (section 3).
 */
export function useShownStatus(id: number, { isFallback }: { isFallback: boolean }): ShownStatus | null {
  const status = useGameServerStatus(id, { isAsked: !isFallback })
  if (isFallback) return NOT_ASKED
  if (status.data) return { ...status.data, hasCount: status.data.state === 'online' }
  return status.isError ? NO_ANSWER : null
}
