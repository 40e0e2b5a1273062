import { definePage } from '#web/routing/page.ts'
import { UiPage } from './ui-page.tsx'

const head = { title: 'UI', description: 'Every part in every state.' }

export const page = definePage({ Screen: UiPage, head: { ru: head, en: head }, isIndexed: false })
