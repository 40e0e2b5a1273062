import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminIncidentsPage } from './admin-incidents-page.tsx'

export const page = definePage({
  Screen: AdminIncidentsPage,
  head: defineTexts({
    ru: { title: 'Сбои и техработы', description: 'Что игроки читают на странице состояния.' },
    en: { title: 'Incidents and maintenance', description: 'What players read on the status page.' },
  }),
})
