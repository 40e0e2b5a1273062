import * as z from 'zod/mini'
import { NEWS_DESCRIPTION_MAX, NEWS_TITLE_MAX } from '#shared/constants/content-limits.ts'
import { DEFAULT_API_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { endpoint, idParams, noContent } from './endpoint.ts'
import { imagePathSchema, lineSchema, textSchema, versionSchema } from './fields.ts'

export const newsItemSchema = z.object({
  id: z.int(),
  title_ru: z.string(),
  title_en: z.string(),
  description_ru: z.string(),
  description_en: z.string(),
  date: z.iso.datetime(),
  image_ru: z.nullable(z.string()),
  image_en: z.nullable(z.string()),
  image_global: z.nullable(z.string()),
  version: z.int(),
})
export type NewsItem = z.infer<typeof newsItemSchema>

export const latestNewsSchema = z.object({
  title: z.string(),
  description: z.string(),
  date: z.iso.datetime(),
  image: z.string(),
})
export type LatestNews = z.infer<typeof latestNewsSchema>

/** At the edges of the calendar an offset leads into a year that ISO dates cannot write. */
const isWithinFourDigitYears = (date: string) =>
  !(Date.parse(date) < FIRST_TIME || Date.parse(date) > LAST_TIME)
const FIRST_TIME = Date.parse('0000-01-01T00:00:00Z')
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z')

const draftFields = {
  title_ru: lineSchema(NEWS_TITLE_MAX),
  title_en: lineSchema(NEWS_TITLE_MAX),
  description_ru: textSchema(NEWS_DESCRIPTION_MAX),
  description_en: textSchema(NEWS_DESCRIPTION_MAX),
  date: z.optional(z.iso.datetime({ offset: true }).check(z.refine(isWithinFourDigitYears))),
  image_ru: z.optional(z.nullable(imagePathSchema)),
  image_en: z.optional(z.nullable(imagePathSchema)),
  image_global: z.optional(z.nullable(imagePathSchema)),
}
export const newsDraftSchema = z.object(draftFields)
export type NewsDraft = z.infer<typeof newsDraftSchema>
export const newsChangeSchema = z.extend(z.partial(newsDraftSchema), { version: z.optional(versionSchema) })
export type NewsChange = z.infer<typeof newsChangeSchema>

export const newsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/news',
    summary: 'Published news in both languages, newest first.',
    access: 'public',
    reply: z.object({ data: z.array(newsItemSchema) }),
  }),
  latest: endpoint({
    method: 'GET',
    path: '/news/latest',
    summary: 'The newest published item in one language; 404 when there is none.',
    access: 'public',
    query: z.object({ lang: z._default(z.enum(LANGUAGES), DEFAULT_API_LANGUAGE) }),
    reply: latestNewsSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/news',
    summary: 'Publishes a news item, now or at the date given.',
    access: 'manage_news',
    status: 201,
    body: newsDraftSchema,
    reply: newsItemSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/news/:id',
    summary: 'Changes the fields given; a stale version is a conflict.',
    access: 'manage_news',
    params: idParams,
    body: newsChangeSchema,
    reply: newsItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/news/:id',
    summary: 'Deletes a news item.',
    access: 'manage_news',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
