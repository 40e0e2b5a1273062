import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const playersData: PersonalData = {
  texts: {
    ru: {
      title: 'Страница игрока',
      what: 'что вы решили показывать на своей странице игрока',
      why: 'чтобы показывать только это',
      kept: 'пока существует аккаунт',
    },
    en: {
      title: 'Page of the player',
      what: 'what you chose to show on your page as a player',
      why: 'to show nothing else',
      kept: 'as long as the account exists',
    },
  },
  isShownToOwner: true,
  seenBy: [],
  tables: [
    personalTable<Schema['player_visibility']>('playerVisibility', {
      table: 'player_visibility',
      account: 'user_id',
      key: 'user_id',
      afterAccount: 'gone',
      columns: {
        user_id: 'inner',
        page: 'flag',
        last_seen: 'flag',
        game_server: 'flag',
        search_engines: 'flag',
      },
    }),
  ],
}
