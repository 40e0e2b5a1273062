import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const releaseAudit = defineAuditNoun(
  'launcher_release',
  'manage_launcher',
  {
    ru: {
      plural: 'Лаунчер',
      nameField: 'name',
      changes: {
        create: 'Добавлена версия лаунчера',
        update: 'Изменена версия лаунчера',
        delete: 'Удалена версия лаунчера',
      },
      events: {
        published: 'Опубликована версия лаунчера',
        unpublished: 'Снята с публикации версия лаунчера',
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
        create: 'added the launcher version',
        update: 'changed the launcher version',
        delete: 'deleted the launcher version',
      },
      events: {
        published: 'published the launcher version',
        unpublished: 'unpublished the launcher version',
      },
      fields: {
        name: 'Name',
        date: 'Date',
      },
    },
  },
  (before, after) => {
    if (typeof after.isPublished !== 'boolean' || typeof before.isPublished !== 'boolean') return undefined
    if (before.isPublished === after.isPublished) return undefined
    return after.isPublished ? 'published' : 'unpublished'
  },
)
