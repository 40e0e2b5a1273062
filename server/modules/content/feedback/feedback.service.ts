import { AppError } from '#server/lib/app-error.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { addresses } from '#shared/addresses.ts'
import { DELETED_KEPT_MS, FEEDBACK_PAGE_SIZE, STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { feedbackAudit } from '#shared/contract/content/feedback.audit.texts.ts'
import type {
  FeedbackChange,
  FeedbackItem,
  FeedbackSearch,
  StaffFeedbackItem,
} from '#shared/contract/content/feedback.ts'
import type { FeedbackRow, FeedbackStore } from './feedback.store.ts'
import { presentForAccount, presentForStaff, presentReview } from './present-review.ts'
import { reviewHiddenNotice, reviewReplyNotice } from './review-notices.ts'

const REVIEWS_OF_AUTHOR_SHOWN = 20

export type FeedbackService = ReturnType<typeof createFeedbackService>
export function createFeedbackService({
  feedback,
  versioned,
  invalidation,
  notices,
  now,
}: {
  feedback: FeedbackStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  notices: Pick<NoticesService, 'tell'>
  now: () => Date
}) {
  const changes = versioned.of(feedbackAudit, snapshot)

  return {
    async list(before: number | undefined, language: Language): Promise<FeedbackItem[]> {
      const rows = await feedback.listShown({ before, limit: FEEDBACK_PAGE_SIZE })
      return rows.map((row) => presentReview(row, language))
    },

    async create(message: string, author: { id: number; username: string }): Promise<FeedbackItem> {
      const created_at = now().getTime()
      const id = await invalidation.change('feedback', () =>
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

    async listForStaff({ search, unanswered, page }: FeedbackSearch, language: Language) {
      const wanted = { search, isUnanswered: unanswered === 'true' }
      const offset = (page - 1) * STAFF_PAGE_SIZE
      const rows = await feedback.list({ ...wanted, limit: STAFF_PAGE_SIZE, offset })
      return {
        data: rows.map((row) => presentForStaff(row, language)),
        total: await feedback.count(wanted),
        page,
        pageSize: STAFF_PAGE_SIZE,
      }
    },

    update: (
      id: number,
      { version, isHidden, reply }: FeedbackChange,
      actor: Actor,
      language: Language,
    ): Promise<StaffFeedbackItem> =>
      invalidation.change('feedback', async () => {
        const review = await changes.update(actor, {
          read: () => getReview(id),
          version,
          edit: () => ({ is_hidden: isHidden === undefined ? undefined : isHidden ? 1 : 0, reply }),
          save: async (fields, before) => {
            const columns = { ...fields, ...authorship(fields.reply, actor) }
            const after = await feedback.update(id, columns, before.version)
            if (after) await tellAuthor(before, after, actor)
            return after
          },
        })
        return presentForStaff(review, language)
      }),

    remove: (id: number, actor: Actor): Promise<void> =>
      invalidation.change('feedback', async () => {
        const review = await getReview(id)
        await feedback.setDeleted(id, now().getTime())
        await changes.record('delete', actor, review, null)
      }),

    restore: (id: number, actor: Actor, language: Language): Promise<StaffFeedbackItem> =>
      invalidation.change('feedback', async () => {
        if (!(await feedback.setDeleted(id, null))) throw new AppError('not_found')
        const review = await getReview(id)
        await changes.record('restore', actor, null, review)
        return presentForStaff(review, language)
      }),

    removeLongDeleted: () => feedback.removeDeletedBefore(now().getTime() - DELETED_KEPT_MS),
  }

  async function getReview(id: number): Promise<FeedbackRow> {
    const review = await feedback.find(id)
    if (!review) throw new AppError('not_found')
    return review
  }

  /** Of a first reply, where it can be read, and of being hidden. */
  async function tellAuthor(before: FeedbackRow, after: FeedbackRow, actor: Actor): Promise<void> {
    if (after.user_id === null || after.user_id === actor.id) return
    if (after.is_hidden === 1) {
      if (before.is_hidden === 0) await notices.tell(after.user_id, { kind: reviewHiddenNotice, values: {} })
    } else if (before.reply === null && after.reply !== null)
      await notices.tell(after.user_id, { kind: reviewReplyNotice, values: {}, url: addresses.feedback })
  }

  /** Whose reply it is from now on, where an edit has one. */
  function authorship(reply: string | null | undefined, actor: Actor) {
    if (reply === undefined) return {}
    return {
      reply_user_id: reply === null ? null : actor.id,
      replied_at: reply === null ? null : now().getTime(),
    }
  }
}

/** Without names: they may have to be forgotten. */
function snapshot(row: FeedbackRow) {
  return { userId: row.user_id, message: row.message, isHidden: row.is_hidden === 1, reply: row.reply }
}
