import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const heldLetterAudit = defineAuditNoun('held_letters', 'manage_site', {
  ru: {
    plural: 'Задержанные письма',
    changes: { restore: 'Отправлены задержанные письма', delete: 'Удалены задержанные письма' },
    events: {},
    fields: { count: 'Сколько' },
  },
  en: {
    plural: 'Held letters',
    changes: { restore: 'sent the letters that were held', delete: 'threw away the letters that were held' },
    events: {},
    fields: { count: 'How many' },
  },
})
