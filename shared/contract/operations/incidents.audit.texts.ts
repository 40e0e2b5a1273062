import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const incidentAudit = defineAuditNoun('incident', 'manage_status', {
  ru: {
    plural: 'Инциденты',
    nameField: 'name',
    changes: {
      create: 'Сообщено об инциденте',
      update: 'Изменено сообщение об инциденте',
      delete: 'Удалено сообщение об инциденте',
    },
    events: {},
    fields: {
      name: 'Название',
      kind: 'Вид',
      title_ru: 'Заголовок (рус.)',
      title_en: 'Заголовок (англ.)',
      services: 'Службы',
      gameServerIds: 'Игровые серверы',
      startsAt: 'Начало',
      endsAt: 'Конец',
      updates: 'Сообщения',
    },
  },
  en: {
    plural: 'Incidents',
    nameField: 'name',
    changes: {
      create: 'reported the incident',
      update: 'changed the report of the incident',
      delete: 'deleted the report of the incident',
    },
    events: {},
    fields: {
      name: 'Name',
      kind: 'Kind',
      title_ru: 'Title (Russian)',
      title_en: 'Title (English)',
      services: 'Services',
      gameServerIds: 'Game servers',
      startsAt: 'Begins',
      endsAt: 'Ends',
      updates: 'Updates',
    },
  },
})
