import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const registrationAudit = defineAuditNoun('tournament_registration', 'manage_content', {
  ru: {
    plural: 'Участники турниров',
    nameField: 'tournament',
    changes: {
      delete: 'Игрок снят с турнира',
      restore: 'Игрок возвращён на турнир',
      export: 'Выгружен список участников турнира',
    },
    events: {},
    fields: { tournament: 'Турнир', userId: 'Номер игрока', reason: 'Причина' },
  },
  en: {
    plural: 'Tournament participants',
    nameField: 'tournament',
    changes: {
      delete: 'took a player out of the tournament',
      restore: 'let a player back into the tournament',
      export: 'exported the participants of the tournament',
    },
    events: {},
    fields: { tournament: 'Tournament', userId: 'Player no.', reason: 'Reason' },
  },
})
