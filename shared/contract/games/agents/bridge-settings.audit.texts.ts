import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const bridgeSettingsAudit = defineAuditNoun('bridge_settings', 'manage_game_servers', {
  ru: {
    plural: 'Ответы и имена игровых серверов',
    nameField: 'gameServer',
    changes: { update: 'Изменено, как понимать сервер' },
    events: {},
    fields: {
      gameServer: 'Сервер',
      failureTexts: 'Признаки неудачи',
      bedrockPrefix: 'Приставка имён Bedrock',
    },
  },
  en: {
    plural: 'Answers and names of game servers',
    nameField: 'gameServer',
    changes: { update: 'changed how a game server is understood' },
    events: {},
    fields: {
      gameServer: 'Server',
      failureTexts: 'Texts of failure',
      bedrockPrefix: 'Prefix of names of Bedrock',
    },
  },
})
