import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminCollectionPage } from './admin-collection-page.tsx'

export const page = definePage({
  Screen: AdminCollectionPage,
  head: defineTexts({
    ru: { title: 'Подборка', description: 'Записи одной подборки в порядке показа.' },
    en: { title: 'Collection', description: 'The entries of one collection in the order they are shown.' },
  }),
})
