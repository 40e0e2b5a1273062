import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const consoleAudit = defineAuditNoun('console', 'manage_game_servers', {
  ru: {
    plural: 'Консоли игровых серверов',
    nameField: 'gameServer',
    changes: { update: 'Изменено подключение к консоли' },
    events: {},
    fields: {
      gameServer: 'Сервер',
      isOn: 'Сайт выполняет команды',
      host: 'Адрес',
      port: 'Порт',
      hasPassword: 'Пароль задан',
      listPattern: 'Образец ответа на list',
    },
  },
  en: {
    plural: 'Consoles of game servers',
    nameField: 'gameServer',
    changes: { update: 'changed the way to the console' },
    events: {},
    fields: {
      gameServer: 'Server',
      isOn: 'The site runs commands',
      host: 'Address',
      port: 'Port',
      hasPassword: 'Has a password',
      listPattern: 'Pattern of list',
    },
  },
})
