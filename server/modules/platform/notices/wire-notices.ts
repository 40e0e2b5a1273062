import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import { noticeChoicesRoutes } from './choices/notice-choices.routes.ts'
import { createNoticeChoicesService } from './choices/notice-choices.service.ts'
import { createNoticeChoicesStore } from './choices/notice-choices.store.ts'
import { createLiveNotices } from './live-notices.ts'
import { mayNoticeLeadTo } from './notice-targets.ts'
import { noticesRoutes } from './notices.routes.ts'
import { createNoticesService } from './notices.service.ts'
import { createNoticesStore } from './notices.store.ts'
import { createSentNoticesService } from './sent-notices.service.ts'
import { createSentNoticesStore } from './sent-notices.store.ts'

type Made = 'notices' | 'choices' | 'sent' | 'database' | 'keptSince' | 'countUnread' | 'mayLeadTo'
type Tools = Omit<
  Parameters<typeof createNoticesService>[0] &
    Parameters<typeof createSentNoticesService>[0] &
    Parameters<typeof createLiveNotices>[0],
  Made
> & { site: { mayLeadTo(address: string): Promise<boolean> } }

/** What players are told under their bell, by what happens and by staff. */
export function wireNotices(database: Database, tools: Tools) {
  const store = createNoticesStore(database)
  const choices = createNoticeChoicesService({ choices: createNoticeChoicesStore(database), database })
  const notices = createNoticesService({ ...tools, notices: store, choices, database })
  const { countUnread, keptSince } = notices
  const sent = createSentNoticesService({
    ...tools,
    sent: createSentNoticesStore(database),
    mayLeadTo: mayNoticeLeadTo(tools.site.mayLeadTo),
    keptSince,
    database,
  })
  const live = createLiveNotices({ ...tools, notices: store, countUnread })
  return {
    notices,
    choices,
    checkChanges: live.check,
    routes(serve: Serve): void {
      noticesRoutes(serve, notices, sent, live)
      noticeChoicesRoutes(serve, choices)
    },
  }
}
