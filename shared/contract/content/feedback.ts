import * as z from 'zod/mini'
import { FEEDBACK_MESSAGE_MAX, FEEDBACK_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { countInQuery, pageOf, textSchema, versionSchema } from '#shared/contract/fields.ts'

export const feedbackItemSchema = z.object({
  id: z.int(),
  username: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  /** What the staff answered, if they did. */
  reply: z.nullable(z.object({ username: z.string(), message: z.string(), date: z.iso.datetime() })),
})
export type FeedbackItem = z.infer<typeof feedbackItemSchema>

export const feedbackMessageSchema = z.object({ message: textSchema(FEEDBACK_MESSAGE_MAX, 'feedbackEmpty') })

/** A review as staff see it, hidden ones included. */
export const staffFeedbackItemSchema = z.extend(feedbackItemSchema, {
  /** Null once the author's account was deleted. */
  userId: z.nullable(z.int()),
  isHidden: z.boolean(),
  version: z.int(),
})
export type StaffFeedbackItem = z.infer<typeof staffFeedbackItemSchema>

export const feedbackSearchSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(FEEDBACK_SEARCH_MAX))),
  /** Those that everybody reads and nobody of the staff has replied to. */
  unanswered: z.optional(z.literal('true')),
  page: z.prefault(countInQuery(1_000_000), '1'),
})
export type FeedbackSearch = z.output<typeof feedbackSearchSchema>

export const feedbackChangeSchema = z.object({
  /** Null takes a reply back. */
  reply: z.optional(z.nullable(textSchema(FEEDBACK_MESSAGE_MAX))),
  isHidden: z.optional(z.boolean()),
  version: z.optional(versionSchema),
})
export type FeedbackChange = z.infer<typeof feedbackChangeSchema>

export const feedbackEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/feedback',
    part: 'feedback',
    summary: 'Reviews, newest first, 100 at most; `before` asks for those older than that id.',
    access: 'public',
    errors: ['not_found'],
    topic: 'feedback',
    isKept: true,
    query: z.object({ before: z.optional(idParams.shape.id) }),
    reply: z.array(feedbackItemSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/feedback',
    part: 'feedback',
    summary: 'Publishes a review of the signed-in player.',
    access: 'signed-in',
    status: 201,
    limits: [{ max: 5, windowMs: 10 * 60_000, by: 'account' }],
    body: feedbackMessageSchema,
    reply: feedbackItemSchema,
  }),
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/feedback',
    summary:
      'Reviews by page, hidden ones included; `search` looks in messages and names, `unanswered=true` leaves those that wait for a reply.',
    access: 'view_feedback',
    query: feedbackSearchSchema,
    reply: pageOf(staffFeedbackItemSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/feedback/:id',
    summary: 'Replies to a review, or hides or shows it; a stale version is a conflict.',
    access: 'manage_feedback',
    params: idParams,
    body: feedbackChangeSchema,
    reply: staffFeedbackItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/feedback/:id',
    summary: 'Deletes a review; it can be restored for 30 days.',
    access: 'manage_feedback',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/feedback/:id/restore',
    summary: 'Takes the deletion of a review back.',
    access: 'manage_feedback',
    params: idParams,
    reply: staffFeedbackItemSchema,
  }),
}
