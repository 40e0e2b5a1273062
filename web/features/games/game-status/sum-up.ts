import type { GameServerState } from '#shared/constants/game-servers.ts'
import type { GameServerGlance } from '#shared/contract/games/game-status.ts'

/** Where nobody can play, what is known best is said. */
const OTHERWISE = ['maintenance', 'offline', 'development'] as const satisfies GameServerState[]

/** All game servers as one: everybody who plays anywhere. */
export function sumUp(
  glances: readonly Pick<GameServerGlance, 'state' | 'players'>[],
): Pick<GameServerGlance, 'state' | 'players'> {
  const online = glances.filter(({ state }) => state === 'online')
  const players = online.reduce((sum, glance) => sum + glance.players, 0)
  if (online.length > 0) return { state: 'online', players }
  const state = OTHERWISE.find((each) => glances.some((glance) => glance.state === each)) ?? 'unknown'
  return { state, players }
}
