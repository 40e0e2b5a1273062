import type { Feed } from '#server/http/replies/event-streams.ts'
import type { Serve } from '#server/http/serve.ts'
import type { EventOf } from '#shared/contract/forms.ts'
import { noticeEndpoints } from '#shared/contract/platform/notices.ts'
import type { LiveNotices } from './live-notices.ts'
import type { NoticesService } from './notices.service.ts'
import type { SentNoticesService } from './sent-notices.service.ts'

type UnreadEvent = EventOf<(typeof noticeEndpoints.events)['reply']>

export function noticesRoutes(
  serve: Serve,
  notices: NoticesService,
  sent: SentNoticesService,
  live: LiveNotices,
) {
  const feedOf = (userId: number): Feed<UnreadEvent> => ({
    now: () => [],
    onChange: (tell) => live.follow(userId, (unread) => tell({ kind: 'unread', data: { unread } })),
  })
  serve(noticeEndpoints.list, ({ query, currentUser, language }) =>
    notices.list(currentUser.id, query.before, language),
  )
  serve(noticeEndpoints.read, ({ body, currentUser }) => notices.markRead(currentUser.id, body))
  serve(noticeEndpoints.events, ({ currentUser }) => feedOf(currentUser.id))
  serve(noticeEndpoints.listSent, ({ query }) => sent.list(query.page))
  serve(noticeEndpoints.audiences, () => sent.listAudiences())
  serve(noticeEndpoints.send, ({ body, headers, currentUser }) =>
    sent.send(body, headers['idempotency-key'], currentUser),
  )
  serve(noticeEndpoints.withdraw, ({ params, currentUser }) => sent.withdraw(params.id, currentUser))
}
