import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const standingsData: PersonalData = {
  texts: {
    ru: {
      title: 'Рейтинг игроков',
      what: 'имя в игре, время в игре, убийства и очки, сложенные по игровым серверам и сезонам',
      why: 'чтобы показать места игроков',
      kept: 'пока хранится статистика игр, из которой он составлен; в таблицах закончившихся сезонов остаётся место без имени, а от имени в игре — отпечаток, по которому оно нигде не покажется',
    },
    en: {
      title: 'Leaderboards',
      what: 'name in the game, time played, kills and points, added up by game server and season',
      why: 'to show the places of players',
      kept: 'as long as the statistics of games that they are made of; in tables of seasons that have ended a place without a name stays, and of the name in the game a fingerprint by which it is shown nowhere',
    },
  },
  isShownToOwner: true,
  seenBy: ['everybody'],
  tables: [
    personalTable<Schema['standings']>('standings', {
      table: 'standings',
      account: 'user_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        season_id: 'told',
        game_server_id: 'told',
        player_key: 'inner',
        player: 'told',
        user_id: 'inner',
        is_account: 'inner',
        playtime: 'told',
        kills: 'told',
        points: 'told',
        playtime_at: 'moment',
        kills_at: 'moment',
        points_at: 'moment',
      },
    }),
    personalTable<Schema['standing_parts']>('standingParts', {
      table: 'standing_parts',
      account: null,
      afterAccount: 'gone',
      columns: {
        standing_id: 'inner',
        statistics_id: 'inner',
        playtime: 'inner',
        kills: 'inner',
        points: 'inner',
      },
    }),
    personalTable<Schema['standing_changes']>('standingChanges', {
      table: 'standing_changes',
      account: null,
      afterAccount: 'stays',
      columns: { id: 'inner', player_key: 'inner' },
    }),
    personalTable<Schema['forgotten_players']>('forgottenPlayers', {
      table: 'forgotten_players',
      account: null,
      afterAccount: 'stays',
      columns: { key_hash: 'inner' },
    }),
  ],
}
