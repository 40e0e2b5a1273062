import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

/** What the site knows of its community by itself. */
export const communityFiguresSchema = z.object({
  /** Accounts of players; the one that the installation wrote is none. */
  registered: z.int(),
  reviews: z.int(),
  /** The most players one game server had at a time; null until somebody was on one. */
  record: z.nullable(z.object({ players: z.int(), name_server: z.string(), at: z.iso.datetime() })),
  /** Percent of the last 30 days that the game servers were online, on average; null until there is a day of history. */
  uptime30Days: z.nullable(z.number()),
})
export type CommunityFigures = z.infer<typeof communityFiguresSchema>

export const figureEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/figures',
    summary: 'The community in figures that the site counts by itself.',
    access: 'public',
    reply: communityFiguresSchema,
  }),
}
