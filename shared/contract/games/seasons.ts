/** Spans of time in which players are compared anew. */
import * as z from 'zod/mini'
import { SEASON_NAME_MAX } from '#shared/constants/games/leaderboards.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { lineSchema, momentSchema } from '#shared/contract/fields.ts'

export const seasonSchema = z.object({
  id: z.int(),
  name_ru: z.string(),
  name_en: z.string(),
  /** Null for one of all game servers. */
  gameServerId: z.nullable(z.int()),
  startsAt: z.iso.datetime(),
  /** Null for one that staff end by hand. */
  endsAt: z.nullable(z.iso.datetime()),
  /** Null as long as it has not ended; its table does not change after that. */
  endedAt: z.nullable(z.iso.datetime()),
})
export type Season = z.infer<typeof seasonSchema>

export const seasonDraftSchema = z.object({
  name_ru: lineSchema(SEASON_NAME_MAX),
  name_en: lineSchema(SEASON_NAME_MAX),
  /** Absent for one of all game servers. */
  gameServerId: z.optional(z.nullable(z.int())),
  /** Now unless given; what is over already counts for nobody. */
  startsAt: z.optional(z.nullable(momentSchema)),
  endsAt: z.optional(z.nullable(momentSchema)),
})
export type SeasonDraft = z.output<typeof seasonDraftSchema>

export const seasonEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/seasons',
    part: 'leaderboards',
    summary: 'Seasons that run, have ended or are announced, the latest first.',
    access: 'public',
    topic: 'leaderboards',
    isKept: true,
    reply: z.array(seasonSchema),
  }),
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/seasons',
    summary: 'The same, with those of game servers that are hidden or gone.',
    access: 'manage_statistics',
    reply: z.array(seasonSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/seasons',
    summary:
      'Announces a season of all game servers or of one. Of each there is one at a time; the first total of a player counts in none.',
    access: 'manage_statistics',
    status: 201,
    errors: ['not_found', 'season_overlaps'],
    body: seasonDraftSchema,
    reply: seasonSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/seasons/:id/end',
    summary: 'Ends a season now and for good: its table stays as it is.',
    access: 'manage_statistics',
    errors: ['not_found', 'season_ended'],
    params: idParams,
    reply: seasonSchema,
  }),
}
