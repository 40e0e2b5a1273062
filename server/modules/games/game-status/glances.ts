/** The game servers in a line each, and when pages that show them are of yesterday. */
import type { GameServerRow } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { GameServerGlance, GameServerStatus } from '#shared/contract/games/game-status.ts'
import { modesOf } from '#shared/game-server-modes.ts'

/** Cached pages learn of other counts this often, and of another state at once. */
const COUNTS_TOLD_MS = 60_000

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

/** Announces that pages show another state or other counts. Meant to be handed what is shown every second. */
export function createGlanceNotices({ invalidate, now }: { invalidate: () => void; now: () => Date }) {
  let told = { states: '', counts: '', at: Number.NEGATIVE_INFINITY }
  return (shown: ReadonlyMap<number, GameServerStatus>): void => {
    const time = now().getTime()
    const states = JSON.stringify([...shown].map(([id, { state }]) => [id, state]))
    const counts = JSON.stringify([...shown].map(([id, { players }]) => [id, players]))
    const areCountsDue = time - told.at >= COUNTS_TOLD_MS
    if (states === told.states && (counts === told.counts || !areCountsDue)) return
    told = { states, counts, at: time }
    invalidate()
  }
}
