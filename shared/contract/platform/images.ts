/** The media library: what staff uploaded, described in both languages, and where it is shown. */
import * as z from 'zod/mini'
import {
  IMAGE_DESCRIPTION_MAX,
  IMAGE_NAME_MAX,
  IMAGE_SEARCH_MAX,
  IMAGES_PAGE_SIZE,
} from '#shared/constants/images.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { countInQuery, pageOf, unfinishedTextSchema, versionSchema } from '#shared/contract/fields.ts'
import { bytes } from '#shared/contract/forms.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

export const IMAGE_UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/** What a file may say it is; what it really is decides. */
export const IMAGE_UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Whoever edits something that shows pictures. */
const PICTURE_STAFF = [
  'manage_news',
  'manage_content',
  'manage_site',
  'manage_statistics',
] as const satisfies Permission[]

const line = (max: number) =>
  unfinishedTextSchema(max).check(z.regex(/^\P{Cc}*$/u, 'controlCharacters' satisfies ValidationKey))
const imageShape = {
  /** What its file was called when it came; staff find it by this. */
  name: line(IMAGE_NAME_MAX),
  /** What is to be seen, for those who do not see it; empty until somebody says. */
  description_ru: line(IMAGE_DESCRIPTION_MAX),
  description_en: line(IMAGE_DESCRIPTION_MAX),
}

/** A picture as it was stored: turned upright, made smaller where needed, without its metadata. */
export const imageSchema = z.object({
  id: z.int(),
  path: z.string(),
  ...imageShape,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** Null once the account was deleted, and of pictures from before there was a library. */
  uploadedBy: z.nullable(z.string()),
  /** What shows it, drafts and what can still be restored included; `url` is where staff edit that. */
  uses: z.array(z.object({ title_ru: z.string(), title_en: z.string(), url: z.nullable(z.string()) })),
  version: z.int(),
})
export type Image = z.infer<typeof imageSchema>

export const imageChangeSchema = z.object({
  name: z.optional(imageShape.name),
  description_ru: z.optional(imageShape.description_ru),
  description_en: z.optional(imageShape.description_en),
  version: z.optional(versionSchema),
})
export type ImageChange = z.output<typeof imageChangeSchema>

export const imageEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/admin/images',
    summary:
      'Stores a picture anew as WebP; the body is the file itself. One that is there already is answered as it is.',
    access: PICTURE_STAFF,
    errors: ['bad_image', 'too_many_requests'],
    status: 201,
    query: z.object({ name: z._default(imageShape.name, '') }),
    body: bytes({ types: IMAGE_UPLOAD_TYPES, maxBytes: IMAGE_UPLOAD_MAX_BYTES }),
    reply: imageSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/images',
    summary: `Uploaded pictures, newest first, ${IMAGES_PAGE_SIZE} to a page; searched by name and description, or looked up by \`path\`.`,
    access: PICTURE_STAFF,
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(IMAGE_SEARCH_MAX))),
      path: z.optional(z.string().check(z.maxLength(IMAGE_SEARCH_MAX))),
      page: z.prefault(countInQuery(1_000_000), '1'),
    }),
    reply: pageOf(imageSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/images/:id',
    summary: 'Names and describes a picture; a stale version is a conflict.',
    access: PICTURE_STAFF,
    params: idParams,
    body: imageChangeSchema,
    reply: imageSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/images/:id',
    summary: 'Removes a picture and its file for good; refused as long as anything shows it.',
    access: 'manage_content',
    errors: ['image_in_use'],
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
