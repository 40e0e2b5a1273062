import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminMaintenancePage } from './admin-maintenance-page.tsx'

export const page = definePage({
  Screen: AdminMaintenancePage,
  head: defineTexts({
    ru: { title: 'Технические работы', description: 'Закрыть сайт или его разделы для посетителей.' },
    en: { title: 'Maintenance', description: 'Close the site or parts of it to visitors.' },
  }),
})
