import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminRegistrationsPage } from './admin-registrations-page.tsx'

export const page = definePage({
  Screen: AdminRegistrationsPage,
  head: defineTexts({
    ru: { title: 'Участники турнира', description: 'Кто записался на турнир.' },
    en: { title: 'Tournament participants', description: 'Who registered for a tournament.' },
  }),
})
