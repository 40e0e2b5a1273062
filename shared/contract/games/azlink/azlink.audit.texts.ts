import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const azlinkAudit = defineAuditNoun('azlink', 'manage_game_servers', {
  ru: {
    plural: 'AzLink игровых серверов',
    nameField: 'gameServer',
    changes: { update: 'Изменены настройки AzLink' },
    events: {},
    fields: {
      gameServer: 'Сервер',
      wakeHost: 'Где будить',
      wakePort: 'Порт',
      isProxy: 'Консоль прокси',
      isWithoutReceipts: 'Без подтверждений',
    },
  },
  en: {
    plural: 'AzLink of game servers',
    nameField: 'gameServer',
    changes: { update: 'changed the settings of AzLink' },
    events: {},
    fields: {
      gameServer: 'Server',
      wakeHost: 'Where to wake it',
      wakePort: 'Port',
      isProxy: 'Console of a proxy',
      isWithoutReceipts: 'Without receipts',
    },
  },
})
