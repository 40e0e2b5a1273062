import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const feedbackAudit = defineAuditNoun(
  'feedback',
  'manage_feedback',
  {
    ru: {
      plural: 'Отзывы',
      changes: {
        update: 'Изменён отзыв',
        delete: 'Удалён отзыв',
        restore: 'Восстановлен отзыв',
      },
      events: {
        replied: 'Опубликован ответ на отзыв',
        replyChanged: 'Изменён ответ на отзыв',
        replyRemoved: 'Убран ответ на отзыв',
        hidden: 'Скрыт отзыв',
        shown: 'Снова показан отзыв',
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
        update: 'changed review',
        delete: 'deleted review',
        restore: 'restored review',
      },
      events: {
        replied: 'replied to review',
        replyChanged: 'changed the reply to review',
        replyRemoved: 'removed the reply to review',
        hidden: 'hid review',
        shown: 'unhid review',
      },
      fields: {
        message: 'Message',
        reply: 'Reply',
        isHidden: 'Hidden',
      },
    },
  },
  (before, after) => {
    if (before.message === undefined || after.message === undefined) return undefined
    if (before.reply !== after.reply)
      return after.reply === null ? 'replyRemoved' : before.reply === null ? 'replied' : 'replyChanged'
    if (before.isHidden === after.isHidden) return undefined
    return after.isHidden ? 'hidden' : 'shown'
  },
)
