import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminTopUpsPage } from './admin-top-ups-page.tsx'

export const page = definePage({
  Screen: AdminTopUpsPage,
  head: defineTexts({
    ru: { title: 'Пополнения', description: 'Пополнения балансов игроков для команды.' },
    en: { title: 'Top-ups', description: 'Top-ups of the balances of players, for the staff.' },
  }),
})
