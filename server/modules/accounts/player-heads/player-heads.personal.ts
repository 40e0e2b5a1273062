import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const playerHeadsData: PersonalData = {
  texts: {
    ru: {
      title: 'Голова персонажа',
      what: 'картинка от сервиса аватаров и имя, по которому его спросили',
      why: 'чтобы показать её рядом с вашим именем',
      kept: 'пока существует аккаунт',
    },
    en: {
      title: 'Head of the character',
      what: 'the picture of the avatar service and the name it was asked for',
      why: 'to show it beside your name',
      kept: 'as long as the account exists',
    },
  },
  isShownToOwner: true,
  seenBy: ['everybody'],
  tables: [
    personalTable<Schema['player_heads']>('head', {
      table: 'player_heads',
      account: 'user_id',
      afterAccount: 'gone',
      columns: {
        user_id: 'inner',
        asked_for: 'told',
        ask_again_at: 'moment',
        type: 'told',
        picture: 'told',
      },
    }),
  ],
}
