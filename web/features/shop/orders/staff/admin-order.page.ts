import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminOrderPage } from './admin-order-page.tsx'

export const page = definePage({
  Screen: AdminOrderPage,
  head: defineTexts({
    ru: { title: 'Заказ', description: 'Вся история одного заказа.' },
    en: { title: 'Order', description: 'The whole story of one order.' },
  }),
})
