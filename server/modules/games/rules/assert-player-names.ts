import { AppError } from '#server/lib/app-error.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { isMinecraftName } from '#shared/contract/games/game-commands.ts'

const ROBLOX_NAME = /^\w{3,20}$/

export type Naming = Pick<CallingGameServer, 'type' | 'bedrockPrefix'>

/** Whether somebody can be called so on a game server. */
const isPlayerName = (name: string, { type, bedrockPrefix }: Naming): boolean =>
  type === 'minecraft' ? isMinecraftName(name, bedrockPrefix) : ROBLOX_NAME.test(name)

/** @throws {AppError} `validation_failed` naming, by `fieldOf`, the first that nobody there can be called */
export function assertPlayerNames(
  players: readonly { name: string }[],
  gameServer: Naming,
  fieldOf: (index: number) => string,
): void {
  const wrong = players.findIndex(({ name }) => !isPlayerName(name, gameServer))
  if (wrong < 0) return
  const rule = gameServer.type === 'minecraft' ? 'minecraftName' : 'robloxName'
  throw new AppError('validation_failed', { fields: { [fieldOf(wrong)]: rule } })
}

/** Of those that a claim or a heartbeat says are in the game. */
export const assertOnlineNames = (online: readonly { name: string }[], gameServer: Naming): void =>
  assertPlayerNames(online, gameServer, (index) => `online.${index}.name`)
