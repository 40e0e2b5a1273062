/** The one line above every page by which staff tell everybody something. */
import * as z from 'zod/mini'
import { ANNOUNCEMENT_TEXT_MAX } from '#shared/constants/site.ts'
import { linkTargetSchema } from '#shared/contract/address-fields.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { momentSchema, unfinishedLineSchema, versionSchema } from '#shared/contract/fields.ts'
import { emptyWhereNull, nullWhereEmpty } from '#shared/contract/optional-texts.ts'

const line = unfinishedLineSchema(ANNOUNCEMENT_TEXT_MAX)

const announcementShape = {
  /** Null where it is not told in a language: the other language's is read there. Without either nothing is shown. */
  text_ru: nullWhereEmpty(line),
  text_en: nullWhereEmpty(line),
  /** Where it leads. */
  url: z.nullable(linkTargetSchema),
  /** Null is at once, and for good. */
  from: z.nullable(momentSchema),
  until: z.nullable(momentSchema),
  isClosable: z.boolean(),
}

/** As its editor sees it. */
export const announcementSchema = z.object({
  ...announcementShape,
  /** The languages it is told in. */
  languages: z.array(z.enum(['ru', 'en'])),
  state: z.enum(['empty', 'scheduled', 'shown', 'over']),
  version: z.int(),
})
export type Announcement = z.infer<typeof announcementSchema>

export const announcementChangeSchema = z.object({
  text_ru: z.optional(emptyWhereNull(line)),
  text_en: z.optional(emptyWhereNull(line)),
  url: z.optional(announcementShape.url),
  from: z.optional(announcementShape.from),
  until: z.optional(announcementShape.until),
  isClosable: z.optional(announcementShape.isClosable),
  version: z.optional(versionSchema),
})
export type AnnouncementChange = z.output<typeof announcementChangeSchema>

/** As pages show it. */
export type ShownAnnouncement = Pick<Announcement, 'text_ru' | 'text_en' | 'url' | 'isClosable'> & {
  /** The same for as long as it says the same: by it a browser remembers what was closed. */
  key: string
}

export const announcementEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/announcement',
    summary: 'The announcement as staff wrote it, whether it is shown now or not.',
    access: 'manage_content',
    reply: announcementSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/announcement',
    summary: 'Changes what is given of the announcement; without text nothing is shown.',
    access: 'manage_content',
    body: announcementChangeSchema,
    reply: announcementSchema,
  }),
}
