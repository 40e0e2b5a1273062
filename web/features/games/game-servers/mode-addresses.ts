import { addresses } from '#shared/addresses.ts'
import { GAME_SERVER_MODES, type GameServerMode } from '#shared/constants/game-servers.ts'

/** Where each mode has its page. */
export const modeAddresses = {
  survival: addresses.serversSurvival,
  skyblock: addresses.serversSkyblock,
  creative: addresses.serversCreative,
  minigames: addresses.serversMinigames,
} as const satisfies Record<GameServerMode, string>

/** The mode whose page stands at a path. */
export function modeAt(path: string): GameServerMode {
  return GAME_SERVER_MODES.find((mode) => modeAddresses[mode] === path) ?? 'survival'
}
