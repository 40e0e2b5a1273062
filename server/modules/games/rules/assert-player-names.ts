import * as z from 'zod/mini'
import { AppError } from '#server/lib/app-error.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { minecraftNameSchema } from '#shared/contract/games/game-commands.ts'

/** @throws {AppError} `validation_failed` naming the first that nobody in this game can be called */
export function assertPlayerNames(
  online: readonly { name: string }[],
  { type }: Pick<CallingGameServer, 'type'>,
): void {
  if (type !== 'minecraft') return
  const wrong = online.findIndex(({ name }) => !z.safeParse(minecraftNameSchema, name).success)
  if (wrong >= 0)
    throw new AppError('validation_failed', { fields: { [`online.${wrong}.name`]: 'minecraftName' } })
}
