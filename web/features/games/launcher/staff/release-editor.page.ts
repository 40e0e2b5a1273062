import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { ReleaseEditorPage } from './release-editor-page.tsx'

export const page = definePage({
  Screen: ReleaseEditorPage,
  head: defineTexts({
    ru: { title: 'Редактор версии лаунчера', description: 'Файл, канал и описание одной версии.' },
    en: { title: 'Launcher version editor', description: 'File, channel and notes of one version.' },
  }),
})
