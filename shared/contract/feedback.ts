import * as z from 'zod/mini'
import { FEEDBACK_MESSAGE_MAX } from '#shared/constants/content-limits.ts'
import { endpoint, idParams, noContent } from './endpoint.ts'
import { textSchema } from './fields.ts'

export const feedbackItemSchema = z.object({
  id: z.int(),
  username: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
})
export type FeedbackItem = z.infer<typeof feedbackItemSchema>

export const feedbackMessageSchema = z.object({ message: textSchema(FEEDBACK_MESSAGE_MAX, 'feedbackEmpty') })

export const feedbackEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/feedback',
    summary: 'Reviews, newest first, 100 at most; `before` asks for those older than that id.',
    access: 'public',
    query: z.object({ before: z.optional(idParams.shape.id) }),
    reply: z.array(feedbackItemSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/feedback',
    summary: 'Publishes a review of the signed-in player.',
    access: 'signed-in',
    status: 201,
    limit: 'feedback',
    body: feedbackMessageSchema,
    reply: feedbackItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/feedback/:id',
    summary: 'Deletes a review.',
    access: 'manage_feedback',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
