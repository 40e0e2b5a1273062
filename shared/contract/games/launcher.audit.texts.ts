import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const releaseAudit = defineAuditNoun('launcher_release', {
  ru: {
    plural: 'Лаунчер',
    nameField: 'name',
    changes: {
      create: 'Добавлена версия лаунчера',
      update: 'Изменена версия лаунчера',
      delete: 'Удалена версия лаунчера',
    },
    fields: {
      name: 'Название',
      date: 'Дата',
    },
  },
  en: {
    plural: 'Launcher',
    nameField: 'name',
    changes: {
      create: 'Launcher version added',
      update: 'Launcher version changed',
      delete: 'Launcher version deleted',
    },
    fields: {
      name: 'Name',
      date: 'Date',
    },
  },
})
