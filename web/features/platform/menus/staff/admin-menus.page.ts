import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminMenusPage } from './admin-menus-page.tsx'

export const page = definePage({
  Screen: AdminMenusPage,
  head: defineTexts({
    ru: { title: 'Меню', description: 'Куда ведут шапка и подвал сайта.' },
    en: { title: 'Menus', description: 'Where the header and the footer of the site lead.' },
  }),
})
