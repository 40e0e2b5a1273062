import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const gameRecordData: PersonalData = {
  texts: {
    ru: {
      title: 'Игра',
      what: 'достижения и предметы',
      why: 'чтобы показать их в профиле',
      onPage: 'достижения',
      kept: 'пока существует аккаунт',
    },
    en: {
      title: 'Game',
      what: 'achievements and items',
      why: 'to show them in the profile',
      onPage: 'achievements',
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
  ],
}
