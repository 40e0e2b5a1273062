import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminPagesPage } from './admin-pages-page.tsx'

export const page = definePage({
  Screen: AdminPagesPage,
  head: defineTexts({
    ru: { title: 'Управление страницами', description: 'Свои страницы сайта и короткие ссылки.' },
    en: { title: 'Manage pages', description: 'Pages of the site’s own and short links.' },
  }),
})
