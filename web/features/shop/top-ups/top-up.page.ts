import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { TopUpPage } from './top-up-page.tsx'

export const page = definePage({
  Screen: TopUpPage,
  head: defineWords('top-up-page', {
    ru: { title: 'Пополнение баланса', description: 'Как положить рубли на баланс и что с ними стало.' },
    en: { title: 'Top up', description: 'How to put rubles on the balance, and what became of them.' },
  }),
})
