/** Who has come furthest: tables of all players, of all game servers or one. */
import * as z from 'zod/mini'
import { RANKED_FIGURES } from '#shared/constants/games/leaderboards.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { countInQuery, pageOf } from '#shared/contract/fields.ts'

const standingSchema = z.object({
  /** Equals share one: 1, 1, 3. */
  place: z.int(),
  /** As the game last called them; null for whom `gone` says. */
  name: z.nullable(z.string()),
  /** Of the account whose player it is; null for one that nobody has confirmed. */
  username: z.nullable(z.string()),
  /** Seconds where it is time. */
  value: z.int(),
  /** Why nobody is named, in tables of seasons that have ended. */
  gone: z.optional(z.enum(['hidden', 'deleted'])),
})
export type Standing = z.infer<typeof standingSchema>

const boardSchema = z.object({
  by: z._default(z.enum(RANKED_FIGURES), 'points'),
  gameServerId: z.optional(idParams.shape.id),
  season: z.optional(idParams.shape.id),
  /** Players with an account alone. */
  accounts: z.optional(z.literal('true')),
})
export type BoardQuery = z.output<typeof boardSchema>

export const leaderboardEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/leaderboards',
    part: 'leaderboards',
    summary:
      'Players by points, time played or kills, a hundred a page: of all game servers or of one, of all the time or of a season. Equals share a place, the first to get there on top.',
    access: 'public',
    errors: ['not_found'],
    topic: 'leaderboards',
    isKept: true,
    query: z.extend(boardSchema, { page: z.prefault(countInQuery(1_000_000), '1') }),
    reply: pageOf(standingSchema),
  }),
  own: endpoint({
    method: 'GET',
    path: '/leaderboards/me',
    part: 'leaderboards',
    summary: 'The own place in the same table, and its page there; without figures all are null.',
    access: 'signed-in',
    errors: ['not_found'],
    query: boardSchema,
    reply: z.object({
      place: z.nullable(z.int()),
      value: z.nullable(z.int()),
      page: z.nullable(z.int()),
    }),
  }),
}
