/** The card of the home page, apart from all other news: the first visit loads no more than it needs. */
import * as z from 'zod/mini'
import { DEFAULT_API_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

export const latestNewsSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  date: z.iso.datetime(),
  image: z.string(),
  /** What it shows, for those who do not see it; empty where nobody said. */
  imageText: z.string(),
  /** Where it stands on the site, in the language asked for. */
  path: z.string(),
  /** In which languages it is told: where the one asked for is missing, the words are those of the other. */
  languages: z.array(z.enum(LANGUAGES)),
  /** Whether staff pinned it, so that it need not be the newest. */
  isPinned: z.boolean(),
})
export type LatestNews = z.infer<typeof latestNewsSchema>

export const latestNewsEndpoints = {
  latest: endpoint({
    method: 'GET',
    path: '/news/latest',
    summary:
      'The published item that stands first, pinned or newest, in one language, with the beginning of its text; 404 when there is none.',
    access: 'public',
    errors: ['not_found'],
    topic: 'news',
    query: z.object({ lang: z._default(z.enum(LANGUAGES), DEFAULT_API_LANGUAGE) }),
    reply: latestNewsSchema,
  }),
}
