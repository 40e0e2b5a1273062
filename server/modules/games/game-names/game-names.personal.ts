import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const gameNamesData: PersonalData = {
  texts: {
    ru: {
      title: 'Имена в играх',
      what: 'как вас зовут и звали в играх, с какого времени, и коды, которыми вы это подтверждаете',
      why: 'чтобы заслуженное в игре было вашим и здесь',
      kept: 'пока существует аккаунт; коды — десять минут',
    },
    en: {
      title: 'Names in games',
      what: 'what you are and were called in the games, since when, and the codes by which you prove it',
      why: 'so that what you earned in a game is yours here too',
      kept: 'as long as the account exists; codes for ten minutes',
    },
  },
  isShownToOwner: true,
  seenBy: ['edit_users'],
  tables: [
    personalTable<Schema['game_names']>('gameNames', {
      table: 'game_names',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        user_id: 'inner',
        game: 'told',
        name: 'told',
        name_folded: 'inner',
        uuid: 'told',
        confirmed_at: 'moment',
        ended_at: 'moment',
        frozen_at: 'moment',
      },
    }),
    personalTable<Schema['game_name_codes']>('gameNameCodes', {
      table: 'game_name_codes',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        user_id: 'inner',
        game: 'told',
        name: 'told',
        code_hash: 'inner',
        tries: 'told',
        deliveries: 'inner',
        expires_at: 'moment',
      },
    }),
  ],
}
