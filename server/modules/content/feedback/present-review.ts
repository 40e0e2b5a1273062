import type { Language } from '#shared/constants/languages.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import type { FeedbackItem, StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { accountTexts } from '#shared/texts/account-texts.ts'
import type { FeedbackRow } from './feedback.store.ts'

/** A review as everybody reads it. */
export function presentReview(row: FeedbackRow, language: Language): FeedbackItem {
  return {
    id: row.id,
    username: row.username ?? accountTexts[language].deletedPlayer,
    message: row.message,
    created_at: new Date(row.created_at).toISOString(),
    reply:
      row.reply === null
        ? null
        : {
            username: row.reply_username ?? accountTexts[language].deletedPlayer,
            message: row.reply,
            date: new Date(row.replied_at ?? row.created_at).toISOString(),
          },
  }
}

/** A review with what only staff see. */
export function presentForStaff(row: FeedbackRow, language: Language): StaffFeedbackItem {
  return {
    ...presentReview(row, language),
    userId: row.user_id,
    isHidden: row.is_hidden === 1,
    version: row.version,
  }
}

/** A review as staff see it beside its author's account. */
export function presentForAccount(row: FeedbackRow): UserDetails['reviews'][number] {
  return {
    id: row.id,
    message: row.message,
    date: new Date(row.created_at).toISOString(),
    isHidden: row.is_hidden === 1,
  }
}
