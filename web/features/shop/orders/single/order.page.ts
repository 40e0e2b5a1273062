import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { OrderPage } from './order-page.tsx'

export const page = definePage({
  Screen: OrderPage,
  head: defineWords('order-page', {
    ru: { title: 'Заказ', description: 'Один заказ: оплата, выдача в игре и подтверждение покупки.' },
    en: { title: 'Order', description: 'One order: payment, delivery to the game and proof of purchase.' },
  }),
})
