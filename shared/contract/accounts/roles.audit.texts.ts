import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const roleAudit = defineAuditNoun('role', 'manage_roles', {
  ru: {
    plural: 'Роли',
    nameField: 'name',
    changes: {
      create: 'Создана роль',
      update: 'Изменена роль',
      delete: 'Удалена роль',
    },
    events: {},
    fields: {
      name: 'Название',
      permissions: 'Права',
      requiresSecondFactor: 'Вход по коду обязателен',
      color: 'Цвет',
      icon: 'Значок',
      position: 'Место',
    },
  },
  en: {
    plural: 'Roles',
    nameField: 'name',
    changes: {
      create: 'created the role',
      update: 'changed the role',
      delete: 'deleted the role',
    },
    events: {},
    fields: {
      name: 'Name',
      permissions: 'Permissions',
      requiresSecondFactor: 'Signing in by code required',
      color: 'Color',
      icon: 'Icon',
      position: 'Place',
    },
  },
})
