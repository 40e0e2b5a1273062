import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { DashboardPage } from './dashboard-page.tsx'

export const page = definePage({
  Screen: DashboardPage,
  head: defineTexts({
    ru: { title: 'Панель управления', description: 'Управление сайтом.' },
    en: { title: 'Dashboard', description: 'Running the site.' },
  }),
})
