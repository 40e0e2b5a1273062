/** What games have told of players, as staff see it, decide about it and correct it. */
import * as z from 'zod/mini'
import { FIGURES_REASON_MAX, FIGURES_SEARCH_MAX } from '#shared/constants/games/leaderboards.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { countInQuery, lineSchema, pageOf } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key
const totalSchema = z.int(say('wholeNumber')).check(z.minimum(0, say('outOfBounds')))

export const playerFiguresSchema = z.object({
  id: z.int(),
  player: z.string(),
  /** Of the account that has confirmed the name; null for nobody's. */
  username: z.nullable(z.string()),
  gameServerId: z.int(),
  /** Null once the game server has gone. */
  gameServer: z.nullable(z.string()),
  toldAt: z.iso.datetime(),
  /** What counts; time in seconds. */
  playtime: z.int(),
  kills: z.int(),
  deaths: z.int(),
  points: z.int(),
  /** What came in jumps and counts only once staff say so. */
  waiting: z.object({ kills: z.int(), deaths: z.int(), points: z.int() }),
})
export type PlayerFigures = z.infer<typeof playerFiguresSchema>

const searchSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(FIGURES_SEARCH_MAX))),
  gameServerId: z.optional(idParams.shape.id),
  /** Those alone of whom something waits. */
  waiting: z.optional(z.literal('true')),
  page: z.prefault(countInQuery(1_000_000), '1'),
})
export type FiguresSearch = z.output<typeof searchSchema>

const reasonSchema = z.object({ reason: lineSchema(FIGURES_REASON_MAX) })
export const figuresCorrectionSchema = z.object({
  playtime: totalSchema,
  kills: totalSchema,
  deaths: totalSchema,
  points: totalSchema,
  reason: reasonSchema.shape.reason,
})
export type FiguresCorrection = z.output<typeof figuresCorrectionSchema>

export const playerFiguresEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/statistics',
    summary:
      'What games have told of players, by page, the latest told first; `search` looks in their names, `waiting=true` leaves those whose jumps wait.',
    access: 'manage_statistics',
    query: searchSchema,
    reply: pageOf(playerFiguresSchema),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/admin/statistics/:id',
    summary:
      'Puts other figures in the place of those that count; what the game tells after that is added to them.',
    access: 'manage_statistics',
    params: idParams,
    body: figuresCorrectionSchema,
    reply: playerFiguresSchema,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/admin/statistics/:id/accept',
    summary: 'Lets count what waits; in no season, as it came before.',
    access: 'manage_statistics',
    errors: ['conflict'],
    params: idParams,
    body: reasonSchema,
    reply: playerFiguresSchema,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/admin/statistics/:id/refuse',
    summary: 'Drops what waits.',
    access: 'manage_statistics',
    errors: ['conflict'],
    params: idParams,
    body: reasonSchema,
    reply: playerFiguresSchema,
  }),
  strike: endpoint({
    method: 'POST',
    path: '/admin/statistics/:id/strike',
    summary:
      'Strikes the figures of a player on a game server, in the tables of seasons too, those that have ended included: those below move up.',
    access: 'manage_statistics',
    params: idParams,
    body: reasonSchema,
    reply: playerFiguresSchema,
  }),
}
