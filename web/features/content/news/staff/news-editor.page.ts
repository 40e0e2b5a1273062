import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { NewsEditorPage } from './news-editor-page.tsx'

export const page = definePage({
  Screen: NewsEditorPage,
  head: defineTexts({
    ru: { title: 'Редактор новости', description: 'Текст новости на двух языках.' },
    en: { title: 'News editor', description: 'The text of an article in both languages.' },
  }),
})
