import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const noticeAudit = defineAuditNoun('notice', 'send_notices', {
  ru: {
    plural: 'Уведомления',
    changes: { create: 'Отправлено уведомление', delete: 'Отозвано уведомление' },
    events: {},
    fields: {
      to: 'Кому',
      userId: 'Номер игрока',
      role: 'Роль',
      text_ru: 'Текст по-русски',
      text_en: 'Текст по-английски',
      url: 'Ссылка',
      recipients: 'Получателей',
    },
  },
  en: {
    plural: 'Notices',
    changes: { create: 'sent the notice', delete: 'withdrew the notice' },
    events: {},
    fields: {
      to: 'To',
      userId: 'Number of the player',
      role: 'Role',
      text_ru: 'Text in Russian',
      text_en: 'Text in English',
      url: 'Link',
      recipients: 'Recipients',
    },
  },
})
