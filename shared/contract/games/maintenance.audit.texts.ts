import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const maintenanceAudit = defineAuditNoun('maintenance_window', {
  ru: {
    plural: 'Техработы',
    nameField: 'name_server',
    changes: {
      create: 'Назначены техработы на сервере',
      update: 'Изменены техработы на сервере',
      delete: 'Отменены техработы на сервере',
    },
    fields: {
      name_server: 'Название сервера',
    },
  },
  en: {
    plural: 'Maintenance',
    nameField: 'name_server',
    changes: {
      create: 'Maintenance announced for server',
      update: 'Maintenance changed for server',
      delete: 'Maintenance called off for server',
    },
    fields: {
      name_server: 'Name of the server',
    },
  },
})
