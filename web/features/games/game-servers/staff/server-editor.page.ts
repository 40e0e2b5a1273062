import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { ServerEditorPage } from './server-editor-page.tsx'

export const page = definePage({
  Screen: ServerEditorPage,
  head: defineTexts({
    ru: { title: 'Редактор сервера', description: 'Все данные одного игрового сервера.' },
    en: { title: 'Server editor', description: 'Everything about one game server.' },
  }),
})
