/** The game servers in a line each, and when pages that show them are dropped. */
import type { GameServerRow } from '#server/modules/games/game-servers/game-servers.store.ts'
import { modesOf } from '#shared/constants/game-server-modes.ts'
import type { GameServerGlance, GameServerStatus } from '#shared/contract/games/game-status.ts'

export function presentGlance(
  server: GameServerRow,
  { state, players, maxPlayers }: GameServerStatus,
): GameServerGlance {
  const { id, name_server, type, ip } = server
  return {
    id,
    name_server,
    type,
    ip,
    modes: modesOf(server),
    state,
    players: state === 'online' ? players : 0,
    maxPlayers,
  }
}

/**
 * Announces that pages show another state. Meant to be handed what is shown every second. Counts are no reason to drop a
 * page: every page has them, all pages are renewed by the minute, and what is shown live follows the stream.
 */
export function createStateNotices(invalidate: () => void) {
  let told = ''
  return (shown: ReadonlyMap<number, GameServerStatus>): void => {
    const states = JSON.stringify([...shown].map(([id, { state }]) => [id, state]))
    if (states === told) return
    told = states
    invalidate()
  }
}
