/** What players are told under their bell: by what happens on the site, and by staff. */
import * as z from 'zod/mini'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import { ROLE_NAME_MAX } from '#shared/constants/content-limits.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { NOTICE_IDS_MAX, NOTICE_TEXT_MAX, NOTICES_KEPT_DAYS } from '#shared/constants/notices/notices.ts'
import { linkTargetSchema } from '#shared/contract/address-fields.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { countInQuery, pageOf, unfinishedLineSchema } from '#shared/contract/fields.ts'
import { events } from '#shared/contract/forms.ts'
import { idempotencyHeaders } from '#shared/contract/idempotency.ts'
import { emptyWhereNull, nullWhereEmpty } from '#shared/contract/optional-texts.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

export const noticeSchema = z.object({
  id: z.int(),
  text: z.string(),
  /** A page of this site by its path, or an address on the web. */
  url: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The languages it was written in: where the reader's is not among them, `text` is in the other. */
  languages: z.array(z.enum(LANGUAGES)),
})
export type Notice = z.infer<typeof noticeSchema>

const noticesSchema = z.object({ data: z.array(noticeSchema), unread: z.int() })
export type Notices = z.infer<typeof noticesSchema>

const unreadSchema = z.object({ unread: z.int() })

const line = unfinishedLineSchema(NOTICE_TEXT_MAX)

const recipientSchema = z.union([
  z.literal('all'),
  z.object({
    username: z.string().check(z.trim(), z.minLength(1, say('required')), z.maxLength(USERNAME_MAX)),
  }),
  z.object({ role: z.string().check(z.trim(), z.minLength(1, say('required')), z.maxLength(ROLE_NAME_MAX)) }),
])
export type NoticeRecipient = z.output<typeof recipientSchema>

/** To a page of this site, or safely out to the web. */
export const noticeLinkSchema = z.nullable(linkTargetSchema.check(z.regex(/^(?!http:)/i, say('linkTarget'))))

export const noticeDraftSchema = z.object({
  to: recipientSchema,
  /** Null where it is not told in a language: its readers see the other's. */
  text_ru: z.optional(emptyWhereNull(line)),
  text_en: z.optional(emptyWhereNull(line)),
  url: z.optional(noticeLinkSchema),
})
export type NoticeDraft = z.output<typeof noticeDraftSchema>

/** One as those who sent it see it. */
export const sentNoticeSchema = z.object({
  id: z.int(),
  to: z.union([
    z.literal('all'),
    z.object({ username: z.string() }),
    /** Null once the role is gone. */
    z.object({ role: z.nullable(z.string()) }),
  ]),
  /** Null where it is not told in a language. */
  text_ru: nullWhereEmpty(z.string()),
  text_en: nullWhereEmpty(z.string()),
  url: z.nullable(z.string()),
  /** Null once the account is gone. */
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  isWithdrawn: z.boolean(),
  /** How many it went to, and how many of them have read it. */
  recipients: z.int(),
  reads: z.int(),
})
export type SentNotice = z.infer<typeof sentNoticeSchema>

/** To whom one can be sent, with how many that are now. */
const audiencesSchema = z.object({
  all: z.int(),
  roles: z.array(z.object({ name: z.string(), holders: z.int() })),
})
export type NoticeAudiences = z.infer<typeof audiencesSchema>

export const noticeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notices',
    summary: `What the signed-in player was told within ${NOTICES_KEPT_DAYS} days, in their language, the newest first, 20 at a time; \`before\` asks for those older than that id.`,
    access: 'signed-in',
    // The bell stands in the header of pages that stay open.
    isAlwaysOpen: true,
    query: z.object({ before: z.optional(idParams.shape.id) }),
    reply: noticesSchema,
  }),
  read: endpoint({
    method: 'POST',
    path: '/notices/read',
    summary: 'Marks notices of one’s own as read: those named by `ids`, or all up to and with `upTo`.',
    access: 'signed-in',
    isAlwaysOpen: true,
    limits: [{ max: 240, windowMs: 60_000, by: 'account' }],
    body: z.object({
      ids: z.optional(z.array(z.int()).check(z.maxLength(NOTICE_IDS_MAX))),
      upTo: z.optional(z.int()),
    }),
    reply: unreadSchema,
  }),
  events: endpoint({
    method: 'GET',
    path: '/notices/events',
    summary: 'How many notices are unread, as server-sent events: now, and whenever one arrives or is read.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['too_many_requests'],
    reply: events({ unread: unreadSchema }),
  }),
  listSent: endpoint({
    method: 'GET',
    path: '/admin/notices',
    summary: `What staff sent within ${NOTICES_KEPT_DAYS} days, the newest first, with how many have read it.`,
    access: 'send_notices',
    query: z.object({ page: z.prefault(countInQuery(1_000_000), '1') }),
    reply: pageOf(sentNoticeSchema),
  }),
  audiences: endpoint({
    method: 'GET',
    path: '/admin/notices/audiences',
    summary: 'To how many a notice would go now: all players, and the holders of each role.',
    access: 'send_notices',
    reply: audiencesSchema,
  }),
  send: endpoint({
    method: 'POST',
    path: '/admin/notices',
    summary:
      'Sends a notice to a player, the holders of a role or all; one language is enough. It is there when the call answers, and whoever comes later does not see it. With an `Idempotency-Key` it is sent once.',
    access: 'send_notices',
    status: 201,
    limits: [{ max: 60, windowMs: 10 * 60_000, by: 'account' }],
    errors: ['idempotency_key_reused'],
    headers: z.partial(idempotencyHeaders),
    body: noticeDraftSchema,
    reply: sentNoticeSchema,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/admin/notices/:id',
    summary:
      'Takes a notice back that staff sent: nobody sees it any more, but in the list of what was sent.',
    access: 'send_notices',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
