import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { PaymentsPage } from './payments-page.tsx'

export const page = definePage({
  Screen: PaymentsPage,
  head: defineTexts({
    ru: { title: 'Платежи', description: 'Какие платёжные системы принимают деньги за покупки.' },
    en: { title: 'Payments', description: 'Which payment providers take money for what is bought.' },
  }),
})
