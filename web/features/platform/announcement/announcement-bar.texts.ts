import { defineTexts } from '#shared/texts/texts.ts'

export const announcementBarTexts = defineTexts({
  ru: { label: 'Объявление', close: 'Закрыть объявление' },
  en: { label: 'Announcement', close: 'Close the announcement' },
})
