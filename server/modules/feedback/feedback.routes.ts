import type { Serve } from '#server/http/serve.ts'
import { feedbackEndpoints } from '#shared/contract/feedback.ts'
import type { FeedbackService } from './feedback.service.ts'

export function feedbackRoutes(serve: Serve, feedback: FeedbackService) {
  serve(feedbackEndpoints.list, ({ query, language }) => feedback.list(query.before, language))
  serve(feedbackEndpoints.create, ({ body, visitor }) => feedback.create(body.message, visitor))
  serve(feedbackEndpoints.remove, ({ params, visitor }) => feedback.remove(params.id, visitor))
}
