import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { EntryEditorPage } from './entry-editor-page.tsx'

export const page = definePage({
  Screen: EntryEditorPage,
  head: defineTexts({
    ru: { title: 'Запись подборки', description: 'Все поля одной записи.' },
    en: { title: 'Entry of a collection', description: 'All fields of one entry.' },
  }),
})
