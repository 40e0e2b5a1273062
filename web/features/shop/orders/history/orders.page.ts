import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { OrdersPage } from './orders-page.tsx'

export const page = definePage({
  Screen: OrdersPage,
  head: defineWords('orders-page', {
    ru: {
      title: 'Мои заказы',
      description: 'Заказы этого аккаунта: что куплено, чем оплачено и что выдано.',
    },
    en: { title: 'My orders', description: 'The orders of this account: what was bought, paid and given.' },
  }),
})
