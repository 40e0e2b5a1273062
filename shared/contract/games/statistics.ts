/** What game servers tell of their players. */
import * as z from 'zod/mini'
import { ACHIEVEMENT_KEY_MAX, ACHIEVEMENTS_MAX, STATISTICS_AT_ONCE } from '#shared/constants/games/agents.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { gameNameSchema, instanceSchema, playerUuidSchema } from './bridge.ts'

/** A total since the game server began. */
const totalSchema = z.int().check(z.minimum(0))

const playerStatisticsSchema = z.object({
  name: gameNameSchema,
  uuid: playerUuidSchema,
  playtimeSeconds: totalSchema,
  kills: totalSchema,
  deaths: totalSchema,
  points: totalSchema,
  achievements: z.optional(z.array(lineSchema(ACHIEVEMENT_KEY_MAX)).check(z.maxLength(ACHIEVEMENTS_MAX))),
})
export type PlayerStatistics = z.output<typeof playerStatisticsSchema>

export const statisticsSchema = z.object({
  instance: instanceSchema,
  players: z.array(playerStatisticsSchema).check(z.maxLength(STATISTICS_AT_ONCE)),
})
export type Statistics = z.output<typeof statisticsSchema>

export const statisticsEndpoints = {
  tell: endpoint({
    method: 'POST',
    path: '/game/v1/stats',
    summary:
      'Tells the totals of players since the game server began, 500 at most. A body at fault counts nothing; the same one twice changes nothing.',
    access: 'game-server:report',
    isAlwaysOpen: true,
    errors: ['not_found'],
    body: statisticsSchema,
    reply: z.object({
      /** Of how many players the figures were taken. */
      accepted: z.int(),
      /** Names that no account has confirmed; their figures are kept. */
      unknown: z.array(z.string()),
    }),
  }),
}
