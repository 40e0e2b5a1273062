import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { IncidentEditorPage } from './incident-editor-page.tsx'

export const page = definePage({
  Screen: IncidentEditorPage,
  head: defineTexts({
    ru: { title: 'Сообщение о сбое', description: 'Сбой или техработы сайта и обновления к ним.' },
    en: { title: 'Incident report', description: 'An incident or maintenance of the site, and its updates.' },
  }),
})
