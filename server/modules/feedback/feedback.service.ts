import { AppError } from '#server/lib/app-error.ts'
import type { Staff } from '#server/lib/grants.ts'
import type { AuditService } from '#server/modules/audit/audit.service.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { FEEDBACK_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { FeedbackItem } from '#shared/contract/feedback.ts'
import type { FeedbackRow, FeedbackStore } from './feedback.store.ts'

/** Who a review is by once its author's account is gone. */
const DELETED_PLAYER = { ru: 'Удалённый игрок', en: 'Deleted player' } satisfies Record<Language, string>

export type FeedbackService = ReturnType<typeof createFeedbackService>
export function createFeedbackService({
  feedback,
  audit,
  content,
  now,
}: {
  feedback: FeedbackStore
  audit: AuditService
  content: ContentService
  now: () => Date
}) {
  return {
    async list(before: number | undefined, language: Language): Promise<FeedbackItem[]> {
      const rows = await feedback.list({ before, limit: FEEDBACK_PAGE_SIZE })
      return rows.map((row) => present(row, language))
    },

    async create(message: string, author: { id: number; username: string }): Promise<FeedbackItem> {
      const created_at = now().getTime()
      const id = await content.change('feedback', () =>
        feedback.insert({ user_id: author.id, message, created_at }),
      )
      return { id, username: author.username, message, created_at: new Date(created_at).toISOString() }
    },

    remove: (id: number, actor: Staff): Promise<void> =>
      content.change('feedback', async () => {
        const review = await feedback.find(id)
        if (!review) throw new AppError('not_found')
        await feedback.remove(id)
        const before = { userId: review.user_id, message: review.message }
        await audit.record({
          action: 'delete',
          noun: 'feedback',
          nounId: id,
          actorId: actor.id,
          before,
          after: null,
        })
      }),
  }
}

function present(row: FeedbackRow, language: Language): FeedbackItem {
  return {
    id: row.id,
    username: row.username ?? DELETED_PLAYER[language],
    message: row.message,
    created_at: new Date(row.created_at).toISOString(),
  }
}
