import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { PageEditorPage } from './page-editor-page.tsx'

export const page = definePage({
  Screen: PageEditorPage,
  head: defineTexts({
    ru: { title: 'Редактор страницы', description: 'Адрес, текст на двух языках и время выхода.' },
    en: { title: 'Page editor', description: 'Address, text in two languages and time of publication.' },
  }),
})
