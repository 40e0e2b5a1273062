import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminAnnouncementPage } from './admin-announcement-page.tsx'

export const page = definePage({
  Screen: AdminAnnouncementPage,
  head: defineTexts({
    ru: { title: 'Объявление', description: 'Строка над каждой страницей сайта.' },
    en: { title: 'Announcement', description: 'The line above every page of the site.' },
  }),
})
