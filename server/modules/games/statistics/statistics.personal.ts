import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const statisticsData: PersonalData = {
  texts: {
    ru: {
      title: 'Статистика игр',
      what: 'имя и номер игрока в игре, время в игре, убийства, смерти, очки и достижения на каждом игровом сервере',
      why: 'чтобы показать их в профиле и посчитать звание',
      kept: 'пока существует аккаунт; если имя в игре не подтвердил ни один аккаунт, пока этот игровой сервер есть на сайте',
    },
    en: {
      title: 'Statistics of games',
      what: 'name and number of the player in the game, time played, kills, deaths, points and achievements on each game server',
      why: 'to show them in the profile and to work out the rank',
      kept: 'as long as the account exists; where no account has confirmed the name in the game, as long as the site has that game server',
    },
  },
  isShownToOwner: true,
  seenBy: [],
  tables: [
    personalTable<Schema['player_statistics']>('statistics', {
      table: 'player_statistics',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        game_server_id: 'told',
        game: 'told',
        identity: 'inner',
        player_uuid: 'told',
        player: 'told',
        player_folded: 'inner',
        user_id: 'inner',
        told_by: 'inner',
        told_at: 'moment',
        played_until: 'inner',
        achievements: 'json',
        told_playtime: 'told',
        told_kills: 'told',
        told_deaths: 'told',
        told_points: 'told',
        playtime: 'told',
        kills: 'told',
        deaths: 'told',
        points: 'told',
        playtime_at: 'moment',
        kills_at: 'moment',
        points_at: 'moment',
        waiting_kills: 'told',
        waiting_deaths: 'told',
        waiting_points: 'told',
      },
    }),
  ],
}
