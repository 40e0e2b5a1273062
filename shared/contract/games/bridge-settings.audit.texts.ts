import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const bridgeSettingsAudit = defineAuditNoun('bridge_settings', 'manage_game_servers', {
  ru: {
    plural: 'Ответы игровых серверов',
    nameField: 'gameServer',
    changes: { update: 'Изменено, как понимать ответы сервера' },
    events: {},
    fields: { gameServer: 'Сервер', failureTexts: 'Признаки неудачи' },
  },
  en: {
    plural: 'Answers of game servers',
    nameField: 'gameServer',
    changes: { update: 'changed how the answers of a game server are understood' },
    events: {},
    fields: { gameServer: 'Server', failureTexts: 'Texts of failure' },
  },
})
