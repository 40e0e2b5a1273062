import type { Serve } from '#server/http/serve.ts'
import { noticeChoiceEndpoints } from '#shared/contract/platform/notice-choices.ts'
import type { NoticeChoicesService } from './notice-choices.service.ts'

export function noticeChoicesRoutes(serve: Serve, choices: NoticeChoicesService) {
  serve(noticeChoiceEndpoints.list, ({ currentUser }) => choices.list(currentUser))
  serve(noticeChoiceEndpoints.change, ({ currentUser, params, body }) =>
    choices.change(currentUser, params.topic, body),
  )
}
