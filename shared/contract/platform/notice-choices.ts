/** What somebody wants to be told, and how. */
import * as z from 'zod/mini'
import { NOTICE_TOPIC_NAMES } from '#shared/constants/notices/notice-topics.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

const choiceSchema = z.object({
  topic: z.enum(NOTICE_TOPIC_NAMES),
  /** Under the bell. */
  bell: z.boolean(),
  /** By letter; null of what no letter tells. */
  mail: z.nullable(z.boolean()),
})
export type NoticeChoice = z.infer<typeof choiceSchema>

export const noticeChoiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/notifications',
    summary: 'What the account is told beside what is always told, and by which ways.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: z.array(choiceSchema),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/profile/notifications/:topic',
    summary: 'Changes the ways given by which the account is told of something; others stay as they are.',
    access: 'signed-in',
    isAlwaysOpen: true,
    limits: [{ max: 60, windowMs: 10 * 60_000, by: 'account' }],
    params: z.object({ topic: z.enum(NOTICE_TOPIC_NAMES) }),
    body: z.object({ bell: z.optional(z.boolean()), mail: z.optional(z.boolean()) }),
    reply: z.array(choiceSchema),
  }),
}
