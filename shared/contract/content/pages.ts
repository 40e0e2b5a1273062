/** Pages that staff make at addresses of their choice, and short links. */
import * as z from 'zod/mini'
import { PAGE_TEXT_MAX, PAGE_TITLE_MAX } from '#shared/constants/content-limits.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { imagePathSchema, linkTargetSchema } from '#shared/contract/address-fields.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import {
  countInQuery,
  momentSchema,
  pageOf,
  unfinishedLineSchema,
  unfinishedTextSchema,
  versionSchema,
} from '#shared/contract/fields.ts'
import { isOwnPath, OWN_PATH_MAX, ownPathOf } from '#shared/own-paths.ts'
import { isReservedPath } from '#shared/reserved-segments.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { type RulesPage, rulesPageSchema } from './rules.ts'

const say = (key: ValidationKey) => key
const languagesSchema = z.array(z.enum(LANGUAGES))

/** A page as everybody reads it. What is missing in a language is told in the other one. */
export const ownPageSchema = z.object({
  id: z.int(),
  path: z.string(),
  title_ru: z.string(),
  title_en: z.string(),
  /** The texts as safe HTML, made of their Markdown. */
  html_ru: z.string(),
  html_en: z.string(),
  /** Their beginnings in words. */
  excerpt_ru: z.string(),
  excerpt_en: z.string(),
  image: z.nullable(z.string()),
  /** What the picture shows, where that was said. */
  imageText_ru: z.string(),
  imageText_en: z.string(),
  /** Where a short link leads: then it says nothing itself. */
  redirectTo: z.nullable(z.string()),
  /** The languages it was written in. */
  languages: languagesSchema,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type OwnPage = z.infer<typeof ownPageSchema>
/** What stands at an address that is not the product's. */
export type PageAtAddress = OwnPage | RulesPage

/** A page or short link as the list of staff has it. */
export const staffPageSchema = z.object({
  id: z.int(),
  path: z.string(),
  title_ru: z.nullable(z.string()),
  title_en: z.nullable(z.string()),
  image: z.nullable(z.string()),
  isDraft: z.boolean(),
  publishAt: z.iso.datetime(),
  /** Where a short link leads. */
  redirectTo: z.nullable(z.string()),
  /** Former addresses, which lead here. */
  formerPaths: z.array(z.string()),
  /** Where it stood until a release needed that address for the product; null once staff have seen it. */
  movedFrom: z.nullable(z.string()),
  state: z.enum(['draft', 'scheduled', 'published']),
  languages: languagesSchema,
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
/** With its texts, as Markdown and as the HTML they become. */
export const staffPageWithTextSchema = z.extend(staffPageSchema, {
  text_ru: z.nullable(z.string()),
  text_en: z.nullable(z.string()),
  html_ru: z.string(),
  html_en: z.string(),
})
export type StaffPage = z.infer<typeof staffPageSchema>
export type StaffPageWithText = z.infer<typeof staffPageWithTextSchema>

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))
const title = unfinishedLineSchema(PAGE_TITLE_MAX)
const text = unfinishedTextSchema(PAGE_TEXT_MAX)

export const ownPathSchema = z.pipe(
  z.string().check(z.maxLength(OWN_PATH_MAX, say('tooLong'))),
  z.pipe(
    z.transform(ownPathOf),
    z.string().check(
      z.refine((path) => !isReservedPath(path), { error: say('pagePathReserved'), abort: true }),
      z.refine(isOwnPath, say('pagePath')),
    ),
  ),
)

export const pageDraftSchema = z.object({
  path: ownPathSchema,
  title_ru: optional(title),
  title_en: optional(title),
  /** Markdown. */
  text_ru: optional(text),
  text_en: optional(text),
  image: optional(imagePathSchema),
  isDraft: optional(z.boolean()),
  /** `now` leaves it to the server's clock. */
  publishAt: optional(z.union([z.literal('now'), momentSchema])),
  redirectTo: optional(linkTargetSchema),
  /** Null says that a move was seen; anything else is no change. */
  movedFrom: optional(z.string()),
})
export type PageDraft = z.output<typeof pageDraftSchema>
export const pageChangeSchema = z.extend(z.partial(pageDraftSchema), { version: z.optional(versionSchema) })
export type PageChange = z.output<typeof pageChangeSchema>

export const pageEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/pages',
    summary:
      'The page that staff made at a path, in both languages, or the rules where they stand; 404 when nobody may read it.',
    access: 'public',
    errors: ['not_found'],
    topic: 'pages',
    query: z.object({ path: z.string().check(z.maxLength(OWN_PATH_MAX)) }),
    reply: z.union([ownPageSchema, rulesPageSchema]),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/pages',
    summary: 'Pages and short links by page of the list, those changed last first, without their texts.',
    access: 'manage_content',
    query: z.object({ page: z.prefault(countInQuery(1_000_000), '1') }),
    reply: pageOf(staffPageSchema),
  }),
  at: endpoint({
    method: 'GET',
    path: '/admin/pages/at',
    summary: 'The page at a path as staff see it, drafts as well.',
    access: 'manage_content',
    errors: ['not_found'],
    query: z.object({ path: z.string().check(z.maxLength(OWN_PATH_MAX)) }),
    reply: staffPageWithTextSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/pages/:id',
    summary: 'One page or short link as staff see it.',
    access: 'manage_content',
    params: idParams,
    reply: staffPageWithTextSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/pages',
    summary:
      'Makes a page, shown at once unless it is a draft or dated ahead; with `redirectTo` a short link.',
    access: 'manage_content',
    status: 201,
    body: pageDraftSchema,
    reply: staffPageWithTextSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/pages/:id',
    summary: 'Changes the fields given; a stale version is a conflict. A former path leads on.',
    access: 'manage_content',
    params: idParams,
    body: pageChangeSchema,
    reply: staffPageWithTextSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/pages/:id',
    summary: 'Deletes a page or short link; it can be restored for 30 days.',
    access: 'manage_content',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/pages/:id/restore',
    summary: 'Takes the deletion of a page back.',
    access: 'manage_content',
    errors: ['validation_failed'],
    params: idParams,
    reply: staffPageWithTextSchema,
  }),
}
