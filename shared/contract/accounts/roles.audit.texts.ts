import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const roleAudit = defineAuditNoun('role', {
  ru: {
    plural: 'Роли',
    nameField: 'name',
    changes: {
      create: 'Создана роль',
      update: 'Изменена роль',
      delete: 'Удалена роль',
    },
    fields: {
      name: 'Название',
      permissions: 'Права',
    },
  },
  en: {
    plural: 'Roles',
    nameField: 'name',
    changes: {
      create: 'Role created',
      update: 'Role changed',
      delete: 'Role deleted',
    },
    fields: {
      name: 'Name',
      permissions: 'Permissions',
    },
  },
})
