import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const formerNamesData: PersonalData = {
  texts: {
    ru: {
      title: 'Прежние имена',
      what: 'имена, которые вы сменили, и когда',
      why: 'чтобы вас узнали те, кто помнит прежнее имя, и чтобы его можно было вернуть',
      kept: 'пока существует аккаунт',
    },
    en: {
      title: 'Former names',
      what: 'the usernames that you gave up, and when',
      why: 'so that you are found by those who remember the former one, and it can be given back',
      kept: 'as long as the account exists',
    },
  },
  isShownToOwner: false,
  seenBy: ['view_users'],
  tables: [
    personalTable<Schema['former_names']>('formerNames', {
      table: 'former_names',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        user_id: 'inner',
        username: 'told',
        username_folded: 'inner',
        given_up_at: 'moment',
      },
    }),
  ],
}
