import { type DECLARED_STATES, PLAYERS_MAX } from '#shared/constants/game-servers.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import type { ProbeResult } from './probe.ts'

/** So many questions in a row must fail before a server that was seen is said to be gone. */
export const FAILURES_BEFORE_CHANGE = 3

/** What is said of a game server that was never asked. */
export const UNKNOWN_STATUS: GameServerStatus = {
  online: false,
  players: 0,
  maxPlayers: 0,
  state: 'unknown',
  latencyMs: null,
  version: '',
  motd: '',
  checkedAt: null,
  answeredAt: null,
}

/**
 * The status after one more question. One that fails keeps the last good figures with their age; the third in a
 * row makes the server offline, or unknown where it could not even be asked.
 */
export function nextStatus(
  before: GameServerStatus,
  result: ProbeResult,
  failures: number,
  checkedAt: string,
): GameServerStatus {
  if (result.outcome === 'answered') {
    const { answer } = result
    const players = Math.min(answer.players, PLAYERS_MAX)
    const maxPlayers = Math.min(answer.maxPlayers, PLAYERS_MAX)
    return { ...answer, players, maxPlayers, online: true, state: 'online', checkedAt, answeredAt: checkedAt }
  }
  const isSettled = failures >= FAILURES_BEFORE_CHANGE || before.state !== 'online'
  if (!isSettled) return { ...before, checkedAt }
  if (result.outcome === 'not-probed') return { ...before, online: false, state: 'unknown', checkedAt }
  if (failures < FAILURES_BEFORE_CHANGE) return { ...before, checkedAt }
  return { ...UNKNOWN_STATUS, state: 'offline', checkedAt, answeredAt: before.answeredAt }
}

/** What staff declare comes before what was found. */
export function withDeclaredState(
  status: GameServerStatus,
  declared: (typeof DECLARED_STATES)[number] | null,
): GameServerStatus {
  return declared ? { ...status, online: false, players: 0, state: declared } : status
}
