import * as z from 'zod/mini'
import { NEWS_DESCRIPTION_MAX, NEWS_TITLE_MAX, PAGE_TEXT_MAX } from '#shared/constants/content-limits.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { imagePathSchema } from '#shared/contract/address-fields.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import {
  countInQuery,
  momentSchema,
  pageOf,
  unfinishedLineSchema,
  unfinishedTextSchema,
  versionSchema,
} from '#shared/contract/fields.ts'
import { emptyWhereNull, nullWhereEmpty } from '#shared/contract/optional-texts.ts'

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
  /** The descriptions as safe HTML, made of their Markdown. */
  html_ru: z.string(),
  html_en: z.string(),
  /** Where it stands on the site: an address as people read it, which changes with its title. `/news/7` leads there. */
  path_ru: z.string(),
  path_en: z.string(),
  /** In which languages it is told; the fields of the other one hold the same words. */
  languages: z.array(z.enum(LANGUAGES)),
  /** Whether it stands before all others on the site, however old it is. */
  isPinned: z.boolean(),
  /** When it was published or changed last. */
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type NewsItem = z.infer<typeof newsItemSchema>

/** What leads from one item to another. */
const newsLinkSchema = z.pick(newsItemSchema, {
  id: true,
  title_ru: true,
  title_en: true,
  path_ru: true,
  path_en: true,
  languages: true,
})
export type NewsLink = z.infer<typeof newsLinkSchema>

/** What its picture shows in each language, for those who do not see it; empty where nobody said. */
const imageTexts = { imageText_ru: z.string(), imageText_en: z.string() }

/** An item with the beginning of its text, as plain words of one line. */
export const newsExcerptSchema = z.extend(newsLinkSchema, {
  excerpt_ru: z.string(),
  excerpt_en: z.string(),
  ...imageTexts,
  ...z.pick(newsItemSchema, {
    date: true,
    updatedAt: true,
    image_ru: true,
    image_en: true,
    image_global: true,
    isPinned: true,
  }).shape,
})
export type NewsExcerpt = z.infer<typeof newsExcerptSchema>

/** One item as its page tells it: with the beginning of its text in words, and its neighbours in time. */
export const newsStorySchema = z.extend(newsItemSchema, {
  excerpt_ru: z.string(),
  excerpt_en: z.string(),
  ...imageTexts,
  newer: z.nullable(newsLinkSchema),
  older: z.nullable(newsLinkSchema),
})
export type NewsStory = z.infer<typeof newsStorySchema>

/** A news item as staff see it: drafts, those still to come, each text as it was written, and what is missing in a language. */
export const staffNewsItemSchema = z.extend(newsItemSchema, {
  /** Null where it is not told in a language. */
  title_ru: nullWhereEmpty(z.string()),
  title_en: nullWhereEmpty(z.string()),
  description_ru: nullWhereEmpty(z.string()),
  description_en: nullWhereEmpty(z.string()),
  isDraft: z.boolean(),
  state: z.enum(['draft', 'scheduled', 'published']),
  /** Whether title and text are there. */
  hasRussian: z.boolean(),
  hasEnglish: z.boolean(),
})
export type StaffNewsItem = z.infer<typeof staffNewsItemSchema>

const title = emptyWhereNull(unfinishedLineSchema(NEWS_TITLE_MAX))
const description = emptyWhereNull(unfinishedTextSchema(NEWS_DESCRIPTION_MAX))

/** One language must be complete, with title and text, unless it is a draft. Descriptions are Markdown. */
export const newsDraftSchema = z.object({
  title_ru: z.optional(title),
  title_en: z.optional(title),
  description_ru: z.optional(description),
  description_en: z.optional(description),
  /** `now` leaves it to the server's clock, the only one that decides what is published. */
  date: z.optional(z.union([z.literal('now'), momentSchema])),
  image_ru: z.optional(z.nullable(imagePathSchema)),
  image_en: z.optional(z.nullable(imagePathSchema)),
  image_global: z.optional(z.nullable(imagePathSchema)),
  isDraft: z.optional(z.boolean()),
  isPinned: z.optional(z.boolean()),
})
export type NewsDraft = z.infer<typeof newsDraftSchema>
export const newsChangeSchema = z.extend(newsDraftSchema, { version: z.optional(versionSchema) })
export type NewsChange = z.infer<typeof newsChangeSchema>

export const newsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/news',
    summary:
      'Published news in both languages, newest first, 20 or 200 KB at most; `before` asks for those older than that id.',
    access: 'public',
    errors: ['not_found'],
    topic: 'news',
    isKept: true,
    query: z.object({ before: z.optional(idParams.shape.id) }),
    reply: z.object({ data: z.array(newsItemSchema) }),
  }),
  excerpts: endpoint({
    method: 'GET',
    path: '/news/excerpts',
    summary:
      'Published news by page, those pinned first, then newest first, each with the beginning of its text in both languages.',
    access: 'public',
    topic: 'news',
    query: z.object({ page: z.prefault(countInQuery(1_000_000), '1') }),
    reply: pageOf(newsExcerptSchema),
  }),
  story: endpoint({
    method: 'GET',
    path: '/news/:id',
    summary: 'One published item in both languages, with its neighbours; 404 when nobody may read it.',
    access: 'public',
    topic: 'news',
    params: idParams,
    reply: newsStorySchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/news',
    summary: 'Publishes a news item, now or at the date given, or keeps it as a draft.',
    access: 'manage_news',
    scope: 'news',
    status: 201,
    body: newsDraftSchema,
    reply: staffNewsItemSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/news/:id',
    summary: 'Changes the fields given; a stale version is a conflict.',
    access: 'manage_news',
    scope: 'news',
    params: idParams,
    body: newsChangeSchema,
    reply: staffNewsItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/news/:id',
    summary: 'Deletes a news item; it can be restored for 30 days.',
    access: 'manage_news',
    scope: 'news',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/news',
    summary:
      'Every news item by page: drafts, scheduled and published, those pinned first, then newest first.',
    access: 'manage_news',
    scope: 'news',
    query: z.object({ page: z.prefault(countInQuery(1_000_000), '1') }),
    reply: pageOf(staffNewsItemSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/news/:id',
    summary: 'One news item as staff see it.',
    access: 'manage_news',
    scope: 'news',
    params: idParams,
    reply: staffNewsItemSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/news/:id/restore',
    summary: 'Takes the deletion of a news item back.',
    access: 'manage_news',
    scope: 'news',
    params: idParams,
    reply: staffNewsItemSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/admin/news/preview',
    summary: 'The HTML that a text in Markdown is published as.',
    access: ['manage_news', 'manage_content', 'manage_site'],
    body: z.object({ description: unfinishedTextSchema(PAGE_TEXT_MAX) }),
    reply: z.object({ html: z.string() }),
  }),
}
