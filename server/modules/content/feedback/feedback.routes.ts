import type { Serve } from '#server/http/serve.ts'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import type { FeedbackService } from './feedback.service.ts'

export function feedbackRoutes(serve: Serve, feedback: FeedbackService) {
  serve(feedbackEndpoints.list, ({ query, language }) => feedback.list(query.before, language))
  serve(feedbackEndpoints.create, ({ body, visitor }) => feedback.create(body.message, visitor))
  serve(feedbackEndpoints.listForStaff, ({ query, language }) => feedback.listForStaff(query, language))
  serve(feedbackEndpoints.update, ({ params, body, visitor, language }) =>
    feedback.update(params.id, body, visitor, language),
  )
  serve(feedbackEndpoints.remove, ({ params, visitor }) => feedback.remove(params.id, visitor))
  serve(feedbackEndpoints.restore, ({ params, visitor, language }) =>
    feedback.restore(params.id, visitor, language),
  )
}
