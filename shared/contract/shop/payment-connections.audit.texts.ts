import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const paymentConnectionAudit = defineAuditNoun('payment_connection', 'manage_payments', {
  ru: {
    plural: 'Платёжные системы',
    nameField: 'provider',
    changes: {
      create: 'Подключена платёжная система',
      update: 'Изменено подключение платёжной системы',
      delete: 'Отключена платёжная система',
    },
    events: {},
    fields: { provider: 'Система', settings: 'Настройки', secrets: 'Секреты' },
  },
  en: {
    plural: 'Payment providers',
    nameField: 'provider',
    changes: {
      create: 'connected the payment provider',
      update: 'changed the connection of the payment provider',
      delete: 'disconnected the payment provider',
    },
    events: {},
    fields: { provider: 'Provider', settings: 'Settings', secrets: 'Secrets' },
  },
})
