import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const presenceData: PersonalData = {
  texts: {
    ru: {
      title: 'Кто в игре',
      what: 'имя и номер (UUID) игрока и когда его видели, как их называет игровой сервер; аккаунт при этом не известен',
      why: 'чтобы показать, сколько человек в игре, и выдать купленное тому, кому оно принадлежит',
      kept: 'кто в игре сейчас — сутки; имя и номер — 400 дней с последнего раза, когда игрока видели',
    },
    en: {
      title: 'Who is in the game',
      what: 'name and number (UUID) of a player and when they were seen, as a game server tells them; which account that is it does not know',
      why: 'to show how many are in the game, and to give what was bought to whom it belongs',
      kept: 'who is in the game now for a day; name and number for 400 days after the player was seen last',
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['seen_players']>('seenPlayers', {
      table: 'seen_players',
      account: null,
      afterAccount: 'stays',
      columns: {
        game_server_id: 'inner',
        player_folded: 'of-others',
        player: 'of-others',
        player_uuid: 'of-others',
        seen_at: 'inner',
      },
    }),
    personalTable<Schema['agent_instances']>('agentInstances', {
      table: 'agent_instances',
      account: null,
      afterAccount: 'stays',
      columns: {
        id: 'inner',
        game_server_id: 'inner',
        instance: 'inner',
        key_name: 'inner',
        agent: 'inner',
        heard_at: 'inner',
        claimed_at: 'inner',
        counts_until: 'inner',
        online: 'of-others',
        players: 'inner',
        max_players: 'inner',
        version: 'inner',
        tps: 'inner',
      },
    }),
  ],
}
