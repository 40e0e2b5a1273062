import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const webhookAudit = defineAuditNoun('webhook', 'manage_site', {
  ru: {
    plural: 'Вебхуки',
    nameField: 'name',
    changes: {
      create: 'Создан вебхук',
      update: 'Изменён вебхук',
      delete: 'Удалён вебхук',
      restore: 'Отправлено снова через вебхук',
    },
    events: {},
    fields: {
      name: 'Название',
      kind: 'Вид',
      events: 'О чём',
      language: 'Язык сообщений',
      target: 'Куда',
      count: 'Сколько',
    },
  },
  en: {
    plural: 'Webhooks',
    nameField: 'name',
    changes: {
      create: 'made the webhook',
      update: 'changed the webhook',
      delete: 'removed the webhook',
      restore: 'sent again by the webhook',
    },
    events: {},
    fields: {
      name: 'Name',
      kind: 'Kind',
      events: 'About',
      language: 'Language of messages',
      target: 'Where to',
      count: 'How many',
    },
  },
})
