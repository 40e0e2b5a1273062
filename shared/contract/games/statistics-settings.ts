/** What staff set for the statistics of each game server. */
import * as z from 'zod/mini'
import { GAMES } from '#shared/constants/games/games.ts'
import { JUMP_BOUND_MAX } from '#shared/constants/games/leaderboards.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { objectivesShape, toldObjectivesShape } from './objectives.ts'

const say = (key: ValidationKey) => key

export const statisticsSettingsSchema = z.object({
  /** A total that rises by more than this at once waits for the staff. */
  jumpBound: z
    .int(say('wholeNumber'))
    .check(z.minimum(1, say('outOfBounds')), z.maximum(JUMP_BOUND_MAX, say('outOfBounds'))),
  /** What the shipped agent reads from scoreboards of Minecraft. */
  ...objectivesShape,
})
export type StatisticsSettings = z.output<typeof statisticsSettingsSchema>

export const keptStatisticsSettingsSchema = z.extend(statisticsSettingsSchema, {
  gameServerId: z.int(),
  gameServer: z.string(),
  game: z.enum(GAMES),
  ...toldObjectivesShape,
  /** 0 as long as nobody has set anything. */
  version: z.int(),
})
export type KeptStatisticsSettings = z.infer<typeof keptStatisticsSettingsSchema>

export const statisticsSettingsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/statistics/settings',
    summary: 'What is set for the statistics of each game server, hidden ones included.',
    access: 'manage_statistics',
    reply: z.array(keptStatisticsSettingsSchema),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/admin/statistics/settings/:id',
    summary:
      'Sets by how much a total of a game server may rise at once without waiting for the staff, and which objectives of its scoreboards the agent reads.',
    access: 'manage_statistics',
    params: idParams,
    body: z.extend(statisticsSettingsSchema, { version: z.int() }),
    reply: keptStatisticsSettingsSchema,
  }),
}
