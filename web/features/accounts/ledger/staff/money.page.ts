import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { MoneyPage } from './money-page.tsx'

export const page = definePage({
  Screen: MoneyPage,
  head: defineTexts({
    ru: { title: 'Сверка денег', description: 'Сходится ли учёт денег, и что делать, если нет.' },
    en: { title: 'Proof of the money', description: 'Whether the books add up, and what to do where not.' },
  }),
})
