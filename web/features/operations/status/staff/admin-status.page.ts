import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminStatusPage } from './admin-status-page.tsx'

export const page = definePage({
  Screen: AdminStatusPage,
  head: defineTexts({
    ru: { title: 'Сбои и техработы', description: 'Что игроки читают на странице состояния.' },
    en: { title: 'Incidents and maintenance', description: 'What players read on the status page.' },
  }),
})
