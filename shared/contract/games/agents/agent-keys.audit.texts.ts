import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const agentKeyAudit = defineAuditNoun('agent_key', 'manage_game_servers', {
  ru: {
    plural: 'Ключи игровых серверов',
    nameField: 'name',
    changes: { create: 'Создан ключ игрового сервера', delete: 'Завершён ключ игрового сервера' },
    events: {},
    fields: {
      name: 'Название',
      gameServer: 'Сервер',
      scopes: 'Для чего',
      landcoinsCeiling: 'Валюты игр за сутки, не больше',
      networks: 'Только из сетей',
    },
  },
  en: {
    plural: 'Keys of game servers',
    nameField: 'name',
    changes: { create: 'made the key of a game server', delete: 'ended the key of a game server' },
    events: {},
    fields: {
      name: 'Name',
      gameServer: 'Server',
      scopes: 'For',
      landcoinsCeiling: 'In-game currency a day at most',
      networks: 'From networks alone',
    },
  },
})
