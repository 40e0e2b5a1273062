import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const consentsData: PersonalData = {
  texts: {
    ru: {
      title: 'Согласия',
      what: 'на что вы согласились или отказались соглашаться, в какой редакции и когда',
      why: 'чтобы доказать согласие и не спрашивать о нём дважды',
      kept: 'пока существует аккаунт',
    },
    en: {
      title: 'Consents',
      what: 'what you consented to or declined, in which edition and when',
      why: 'to prove the consent and not to ask for it twice',
      kept: 'as long as the account exists',
    },
  },
  isShownToOwner: true,
  seenBy: [],
  tables: [
    personalTable<Schema['consents']>('consents', {
      table: 'consents',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        user_id: 'inner',
        consent: 'told',
        edition: 'told',
        is_given: 'flag',
        answered_at: 'moment',
      },
    }),
  ],
}
