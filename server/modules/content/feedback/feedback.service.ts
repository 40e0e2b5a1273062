import { AppError } from '#server/lib/app-error.ts'
import { changesOf } from '#server/lib/changes-of.ts'
import type { Staff } from '#server/lib/grants.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { ContentService } from '#server/modules/platform/content-versions/content-versions.service.ts'
import type { AuditAction } from '#shared/constants/audit.ts'
import { DELETED_KEPT_MS, FEEDBACK_PAGE_SIZE, STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type {
  FeedbackChange,
  FeedbackItem,
  FeedbackSearch,
  StaffFeedbackItem,
} from '#shared/contract/content/feedback.ts'
import type { FeedbackRow, FeedbackStore } from './feedback.store.ts'
import { presentForAccount, presentForStaff, presentReview } from './present-review.ts'

const REVIEWS_OF_AUTHOR_SHOWN = 20

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
      const rows = await feedback.listShown({ before, limit: FEEDBACK_PAGE_SIZE })
      return rows.map((row) => presentReview(row, language))
    },

    async create(message: string, author: { id: number; username: string }): Promise<FeedbackItem> {
      const created_at = now().getTime()
      const id = await content.change('feedback', () =>
        feedback.insert({ user_id: author.id, message, created_at }),
      )
      const date = new Date(created_at).toISOString()
      return { id, username: author.username, message, created_at: date, reply: null }
    },

    /** The latest of an account, hidden ones included. */
    async listOfAuthor(userId: number) {
      const rows = await feedback.listOfUser(userId, REVIEWS_OF_AUTHOR_SHOWN)
      return rows.map(presentForAccount)
    },

    async listForStaff({ search, page }: FeedbackSearch, language: Language) {
      const offset = (page - 1) * STAFF_PAGE_SIZE
      const rows = await feedback.list({ search, limit: STAFF_PAGE_SIZE, offset })
      return {
        data: rows.map((row) => presentForStaff(row, language)),
        total: await feedback.count(search),
        page,
        pageSize: STAFF_PAGE_SIZE,
      }
    },

    update: (
      id: number,
      { version, isHidden, reply }: FeedbackChange,
      actor: Staff,
      language: Language,
    ): Promise<StaffFeedbackItem> =>
      content.change('feedback', async () => {
        const before = await getReview(id)
        const is_hidden = isHidden === undefined ? undefined : isHidden ? 1 : 0
        const changes = changesOf(before, { is_hidden, reply }, version)
        if (!changes) return presentForStaff(before, language)
        const fields = {
          ...changes,
          ...(changes.reply === undefined ? {} : authorship(changes.reply, actor)),
        }
        if (!(await feedback.update(id, fields, before.version))) throw new AppError('conflict')
        const after = await getReview(id)
        await record('update', actor, before, after)
        return presentForStaff(after, language)
      }),

    remove: (id: number, actor: Staff): Promise<void> =>
      content.change('feedback', async () => {
        const review = await getReview(id)
        await feedback.setDeleted(id, now().getTime())
        await record('delete', actor, review, null)
      }),

    restore: (id: number, actor: Staff, language: Language): Promise<StaffFeedbackItem> =>
      content.change('feedback', async () => {
        if (!(await feedback.setDeleted(id, null))) throw new AppError('not_found')
        const review = await getReview(id)
        await record('restore', actor, null, review)
        return presentForStaff(review, language)
      }),

    removeLongDeleted: () => feedback.removeDeletedBefore(now().getTime() - DELETED_KEPT_MS),
  }

  async function getReview(id: number): Promise<FeedbackRow> {
    const review = await feedback.find(id)
    if (!review) throw new AppError('not_found')
    return review
  }

  function authorship(reply: string | null, actor: Staff) {
    return {
      reply_user_id: reply === null ? null : actor.id,
      replied_at: reply === null ? null : now().getTime(),
    }
  }

  function record(action: AuditAction, actor: Staff, before: FeedbackRow | null, after: FeedbackRow | null) {
    const nounId = (after ?? before)?.id ?? 0
    return audit.record({
      action,
      noun: 'feedback',
      nounId,
      actorId: actor.id,
      before: snapshot(before),
      after: snapshot(after),
    })
  }
}

/** Without names: they may have to be forgotten. */
function snapshot(row: FeedbackRow | null) {
  return row && { userId: row.user_id, message: row.message, isHidden: row.is_hidden === 1, reply: row.reply }
}
