import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const playerFiguresAudit = defineAuditNoun('player_statistics', 'manage_statistics', {
  ru: {
    plural: 'Статистика игроков',
    nameField: 'player',
    changes: { update: 'Исправлена статистика игрока', delete: 'Вычеркнута статистика игрока' },
    events: {},
    fields: {
      player: 'Игрок',
      gameServer: 'Сервер',
      playtime: 'Время в игре, секунды',
      kills: 'Убийства',
      deaths: 'Смерти',
      points: 'Очки',
      waiting: 'Ждёт решения',
      reason: 'Причина',
    },
  },
  en: {
    plural: 'Statistics of players',
    nameField: 'player',
    changes: { update: 'corrected the statistics of', delete: 'struck the statistics of' },
    events: {},
    fields: {
      player: 'Player',
      gameServer: 'Server',
      playtime: 'Time played, seconds',
      kills: 'Kills',
      deaths: 'Deaths',
      points: 'Points',
      waiting: 'Waits for a decision',
      reason: 'Reason',
    },
  },
})
