import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const maintenanceAudit = defineAuditNoun('maintenance_window', 'manage_game_servers', {
  ru: {
    plural: 'Техработы',
    nameField: 'name_server',
    changes: {
      create: 'Назначены техработы на сервере',
      update: 'Изменены техработы на сервере',
      delete: 'Отменены техработы на сервере',
    },
    events: {},
    fields: {
      name_server: 'Название сервера',
    },
  },
  en: {
    plural: 'Maintenance',
    nameField: 'name_server',
    changes: {
      create: 'announced maintenance of the server',
      update: 'changed the maintenance of the server',
      delete: 'called off the maintenance of the server',
    },
    events: {},
    fields: {
      name_server: 'Name of the server',
    },
  },
})
