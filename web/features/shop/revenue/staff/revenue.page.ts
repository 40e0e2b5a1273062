import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { RevenuePage } from './revenue-page.tsx'

export const page = definePage({
  Screen: RevenuePage,
  head: defineTexts({
    ru: { title: 'Доходы', description: 'Доходы магазина для команды.' },
    en: { title: 'Revenue', description: 'Revenue of the shop, for the staff.' },
  }),
})
