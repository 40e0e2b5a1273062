import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const gameRecordData: PersonalData = {
  texts: {
    ru: {
      title: 'Игра',
      what: 'достижения, предметы и история операций с деньгами и игровой валютой',
      why: 'чтобы показать их в профиле',
      kept: 'пока существует аккаунт',
    },
    en: {
      title: 'Game',
      what: 'achievements, items and the history of transactions in rubles and the currency of the games',
      why: 'to show them in the profile',
      kept: 'as long as the account exists',
    },
  },
  isShownToOwner: true,
  seenBy: [],
  tables: [
    personalTable<Schema['achievements']>('achievements', {
      table: 'achievements',
      account: 'user_id',
      key: 'key',
      afterAccount: 'gone',
      columns: { user_id: 'inner', key: 'told', unlocked_at: 'moment' },
    }),
    personalTable<Schema['inventory_items']>('items', {
      table: 'inventory_items',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'told',
        user_id: 'inner',
        name: 'told',
        type: 'told',
        rarity: 'told',
        image: 'told',
        locked: 'flag',
        server: 'told',
      },
    }),
    personalTable<Schema['transactions']>('transactions', {
      table: 'transactions',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'told',
        user_id: 'inner',
        created_at: 'moment',
        currency: 'told',
        amount: 'told',
        description: 'told',
      },
    }),
  ],
}
