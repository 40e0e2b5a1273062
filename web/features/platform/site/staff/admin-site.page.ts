import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminSitePage } from './admin-site-page.tsx'

export const page = definePage({
  Screen: AdminSitePage,
  head: defineTexts({
    ru: { title: 'Сайт', description: 'Название, цвет, первый экран, ссылки и владелец сайта.' },
    en: { title: 'Site', description: 'Name, color, first screen, links and owner of the site.' },
  }),
})
