import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminWordsPage } from './admin-words-page.tsx'

export const page = definePage({
  Screen: AdminWordsPage,
  head: defineTexts({
    ru: { title: 'Слова', description: 'Заголовки, подписи и другие слова сайта на обоих языках.' },
    en: { title: 'Words', description: 'Headings, leads and other words of the site in both languages.' },
  }),
})
