import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const feedbackAudit = defineAuditNoun('feedback', {
  ru: {
    plural: 'Отзывы',
    changes: {
      update: 'Изменён отзыв',
      delete: 'Удалён отзыв',
      restore: 'Восстановлен отзыв',
    },
    fields: {
      message: 'Сообщение',
      reply: 'Ответ',
      isHidden: 'Скрыт',
    },
  },
  en: {
    plural: 'Feedback',
    changes: {
      update: 'Review changed',
      delete: 'Review deleted',
      restore: 'Review restored',
    },
    fields: {
      message: 'Message',
      reply: 'Reply',
      isHidden: 'Hidden',
    },
  },
})
