/** The site with settings that are not saved. They travel with every request and are kept nowhere. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { SITE_PREVIEW_FIELD, SITE_PREVIEW_MAX_BYTES } from '#shared/constants/site-preview.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { bytes, file } from '#shared/contract/forms.ts'
import { siteChangeSchema } from '#shared/contract/platform/site.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const ADDRESS_MAX = 2_000

/** What is changed of the settings, and what is asked for with them: a page, or a call that only reads. */
export const sitePreviewSchema = z.extend(siteChangeSchema, {
  address: z
    .string()
    .check(z.maxLength(ADDRESS_MAX), z.regex(/^\/(?!\/)[^\s#]*$/, 'invalid' satisfies ValidationKey)),
  language: z.optional(z.enum(LANGUAGES)),
})
export type SitePreview = z.output<typeof sitePreviewSchema>

export const sitePreviewEndpoints = {
  page: endpoint({
    method: 'POST',
    path: '/admin/site/preview',
    summary: `A page with settings that are not saved, for a frame: a form whose field \`${SITE_PREVIEW_FIELD}\` holds them as JSON, with \`address\` and \`language\`.`,
    access: 'manage_site',
    errors: ['not_found'],
    body: bytes({ types: ['application/x-www-form-urlencoded'], maxBytes: SITE_PREVIEW_MAX_BYTES }),
    reply: file(['text/html']),
  }),
  call: endpoint({
    method: 'POST',
    path: '/admin/site/preview/calls',
    summary: 'What a public GET of the API answers a visitor with settings that are not saved.',
    access: 'manage_site',
    errors: ['not_found'],
    body: sitePreviewSchema,
    reply: z.object({ status: z.int(), body: z.unknown() }),
  }),
}
