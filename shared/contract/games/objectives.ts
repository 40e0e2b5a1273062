/** Which objectives of a game's scoreboards stand for what, as agents ask. */
import * as z from 'zod/mini'
import { OBJECTIVE_NAME_MAX, PLAYTIME_UNITS } from '#shared/constants/games/objectives.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** As the game takes it without quotes; empty for none. */
const objectiveSchema = z.nullable(
  z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(OBJECTIVE_NAME_MAX, say('tooLong')),
        z.regex(/^[\w.+-]*$/, say('invalid')),
      ),
    z.transform((name: string) => (name === '' ? null : name)),
  ),
)

/** A name for each figure that a scoreboard counts. */
export const objectivesShape = {
  objectives: z.object({
    playtime: objectiveSchema,
    kills: objectiveSchema,
    deaths: objectiveSchema,
    points: objectiveSchema,
  }),
  playtimeUnit: z.enum(PLAYTIME_UNITS),
}
const toldSchema = z.object({
  objectives: z.object({
    playtime: z.nullable(z.string()),
    kills: z.nullable(z.string()),
    deaths: z.nullable(z.string()),
    points: z.nullable(z.string()),
  }),
  playtimeUnit: z.enum(PLAYTIME_UNITS),
})
export type Objectives = z.output<typeof toldSchema>
/** As a reply has them. */
export const toldObjectivesShape = toldSchema.shape

export const objectiveEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/game/v1/objectives',
    summary:
      'The objectives of scoreboards that staff have named for this game server: which figure each stands for, null for none, and in what time is counted.',
    access: 'game-server:report',
    isAlwaysOpen: true,
    reply: toldSchema,
  }),
}
