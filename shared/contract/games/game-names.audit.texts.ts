import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const gameNameAudit = defineAuditNoun('game_name', 'edit_users', {
  ru: {
    plural: 'Имена в играх',
    nameField: 'name',
    changes: { confirm: 'Подтверждено имя в игре', delete: 'Имя в игре отвязано от аккаунта' },
    events: {},
    fields: { name: 'Имя', game: 'Игра', userId: 'Номер игрока', reason: 'Причина' },
  },
  en: {
    plural: 'Names in games',
    nameField: 'name',
    changes: { confirm: 'confirmed a name in a game', delete: 'took a name in a game off an account' },
    events: {},
    fields: { name: 'Name', game: 'Game', userId: 'Player no.', reason: 'Reason' },
  },
})
