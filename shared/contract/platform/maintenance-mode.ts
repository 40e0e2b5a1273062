/** The switch that closes the site, or parts of it, for everybody but those who pass. */
import * as z from 'zod/mini'
import { PLACED_PARTS } from '#shared/closable-parts.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { MAINTENANCE_TEXT_MAX } from '#shared/constants/site.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { momentSchema, unfinishedTextSchema, versionSchema } from '#shared/contract/fields.ts'
import { emptyWhereNull, nullWhereEmpty } from '#shared/contract/optional-texts.ts'

const text = unfinishedTextSchema(MAINTENANCE_TEXT_MAX)

const maintenanceModeShape = {
  isOn: z.boolean(),
  /** What is closed; none of them is the whole site. */
  parts: z.array(z.enum(PLACED_PARTS)).check(z.maxLength(PLACED_PARTS.length)),
  /** Null where it is not told in a language: the other language's is read there, a sentence of ours where there is none. */
  text_ru: nullWhereEmpty(text),
  text_en: nullWhereEmpty(text),
  /** When it is over by itself; null is until somebody switches it off. */
  until: z.nullable(momentSchema),
}

export const maintenanceModeSchema = z.object({
  ...maintenanceModeShape,
  /** The languages it is told in. */
  languages: z.array(z.enum(LANGUAGES)),
  /** What holds now: it may be over by the clock. */
  state: z.enum(['off', 'on', 'over']),
  /** When it was switched on last, and by whom; null where nobody has, or that account is gone. */
  since: z.nullable(z.iso.datetime()),
  by: z.nullable(z.string()),
  version: z.int(),
})
export type MaintenanceMode = z.infer<typeof maintenanceModeSchema>

export const maintenanceModeChangeSchema = z.object({
  isOn: z.optional(maintenanceModeShape.isOn),
  parts: z.optional(maintenanceModeShape.parts),
  text_ru: z.optional(emptyWhereNull(text)),
  text_en: z.optional(emptyWhereNull(text)),
  /** Ahead of now while it is on. */
  until: z.optional(maintenanceModeShape.until),
  version: z.optional(versionSchema),
})
export type MaintenanceModeChange = z.output<typeof maintenanceModeChangeSchema>

export const maintenanceModeEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/maintenance',
    summary: 'Whether the site is closed for maintenance, or parts of it, until when and by whom.',
    access: ['manage_site', 'access_admin_panel'],
    reply: maintenanceModeSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/maintenance',
    summary:
      'Changes what is given of the maintenance mode. While it is on visitors get 503 `maintenance` with `Retry-After`; `pass_maintenance` and `manage_site` pass.',
    access: 'manage_site',
    body: maintenanceModeChangeSchema,
    reply: maintenanceModeSchema,
  }),
}
