import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const appealsData: PersonalData = {
  texts: {
    ru: {
      title: 'Обжалования',
      what: 'что вы написали о блокировке и что вам ответили',
      why: 'чтобы блокировку могли пересмотреть',
      kept: 'пока существует аккаунт',
    },
    en: {
      title: 'Appeals',
      what: 'what you wrote about a ban and what was answered',
      why: 'so that a ban can be looked at again',
      kept: 'as long as the account exists',
    },
  },
  isShownToOwner: true,
  seenBy: ['view_users', 'ban_users'],
  tables: [
    personalTable<Schema['ban_appeals']>('appeals', {
      table: 'ban_appeals',
      account: 'user_id',
      key: 'banned_at',
      afterAccount: 'gone',
      columns: {
        user_id: 'inner',
        banned_at: 'moment',
        message: 'told',
        created_at: 'moment',
        answer: 'told',
        answered_at: 'moment',
      },
    }),
  ],
}
