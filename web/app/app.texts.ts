import { defineTexts } from '#shared/texts/texts.ts'

export const appTexts = defineTexts({
  ru: {
    notifications: 'Уведомления',
    skipToContent: 'К содержанию',
  },
  en: {
    notifications: 'Notifications',
    skipToContent: 'Skip to content',
  },
})
