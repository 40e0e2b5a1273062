import type { Serve } from '#server/http/serve.ts'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import type { FeedbackService } from './feedback.service.ts'

export function feedbackRoutes(serve: Serve, feedback: FeedbackService) {
  serve(feedbackEndpoints.list, ({ query, language }) => feedback.list(query.before, language))
  serve(feedbackEndpoints.create, ({ body, currentUser }) => feedback.create(body.message, currentUser))
  serve(feedbackEndpoints.listForStaff, ({ query, language }) => feedback.listForStaff(query, language))
  serve(feedbackEndpoints.update, ({ params, body, currentUser, language }) =>
    feedback.update(params.id, body, currentUser, language),
  )
  serve(feedbackEndpoints.remove, ({ params, currentUser }) => feedback.remove(params.id, currentUser))
  serve(feedbackEndpoints.restore, ({ params, currentUser, language }) =>
    feedback.restore(params.id, currentUser, language),
  )
}
