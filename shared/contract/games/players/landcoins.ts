/** LandCoins that games give their players and take from them. */
import * as z from 'zod/mini'
import { LANDCOINS_AT_ONCE_MAX, LANDCOINS_REASON_MAX } from '#shared/constants/games/agents.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { gameNameSchema } from '#shared/contract/games/bridge.ts'

export const landcoinsSchema = z.object({
  /** Chosen by the agent, one for each change. */
  idempotencyKey: lineSchema(100),
  name: gameNameSchema,
  /** Whole, not 0; negative takes. */
  amount: z.int().check(
    z.minimum(-LANDCOINS_AT_ONCE_MAX, 'outOfBounds'),
    z.maximum(LANDCOINS_AT_ONCE_MAX, 'outOfBounds'),
    z.refine((amount) => amount !== 0, 'outOfBounds'),
  ),
  /** The player reads it in the history. */
  reason: lineSchema(LANDCOINS_REASON_MAX),
})
export type LandcoinsChange = z.output<typeof landcoinsSchema>

export const landcoinsEndpoints = {
  change: endpoint({
    method: 'POST',
    path: '/game/v1/landcoins',
    summary:
      'Gives a player LandCoins, or takes some, once for a key of the game server; another body under it is a conflict. What is given and taken in 24 hours together stays below the ceiling of the key.',
    access: 'game-server:economy',
    isAlwaysOpen: true,
    errors: [
      'unknown_player',
      'not_enough_landcoins',
      'ceiling_reached',
      'idempotency_key_reused',
      'balance_too_high',
    ],
    body: landcoinsSchema,
    reply: z.object({ balance: z.int() }),
  }),
}
