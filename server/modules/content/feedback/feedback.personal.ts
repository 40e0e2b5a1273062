import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { DELETED_KEPT_MS } from '#shared/constants/content-limits.ts'
import { durationText } from '#shared/texts/duration.ts'

export const feedbackData: PersonalData = {
  texts: {
    ru: {
      title: 'Отзывы',
      what: 'ваши отзывы с именем и временем; у сотрудников ещё ответы на отзывы',
      why: 'чтобы другие знали, что вы думаете о серверах',
      kept: `пока стоят на сайте; удалённый сотрудниками — ещё ${durationText(DELETED_KEPT_MS, 'day', 'ru')}`,
    },
    en: {
      title: 'Feedback',
      what: 'your reviews with your name and the time; of staff their replies to reviews as well',
      why: 'so that others know what you think of the servers',
      kept: `as long as they stand on the site; one that staff deleted ${durationText(DELETED_KEPT_MS, 'day', 'en')} more`,
    },
  },
  isShownToOwner: true,
  seenBy: ['everybody'],
  tables: [
    personalTable<Schema['feedback']>('reviews', {
      table: 'feedback',
      account: 'user_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'told',
        user_id: 'inner',
        message: 'told',
        message_folded: 'inner',
        created_at: 'moment',
        is_hidden: 'flag',
        reply: 'told',
        reply_user_id: 'of-others',
        replied_at: 'moment',
        deleted_at: 'moment',
        version: 'inner',
      },
    }),
    personalTable<Schema['feedback']>('repliesToReviews', {
      table: 'feedback',
      account: 'reply_user_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'told',
        user_id: 'of-others',
        message: 'of-others',
        message_folded: 'inner',
        created_at: 'inner',
        is_hidden: 'inner',
        reply: 'told',
        reply_user_id: 'inner',
        replied_at: 'moment',
        deleted_at: 'inner',
        version: 'inner',
      },
    }),
  ],
}
