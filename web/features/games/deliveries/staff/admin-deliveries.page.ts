import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminDeliveriesPage } from './admin-deliveries-page.tsx'

export const page = definePage({
  Screen: AdminDeliveriesPage,
  head: defineTexts({
    ru: { title: 'Выдача в играх', description: 'Что ждёт выдачи на игровых серверах.' },
    en: { title: 'Deliveries', description: 'What waits to be given on the game servers.' },
  }),
})
