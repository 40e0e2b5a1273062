import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminCollectionsPage } from './admin-collections-page.tsx'

export const page = definePage({
  Screen: AdminCollectionsPage,
  head: defineTexts({
    ru: { title: 'Подборки', description: 'Списки, из которых сделаны страницы и блоки сайта.' },
    en: { title: 'Collections', description: 'The lists that pages and blocks of the site are made of.' },
  }),
})
