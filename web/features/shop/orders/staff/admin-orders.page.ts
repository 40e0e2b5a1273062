import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminOrdersPage } from './admin-orders-page.tsx'

export const page = definePage({
  Screen: AdminOrdersPage,
  head: defineTexts({
    ru: { title: 'Заказы', description: 'Заказы магазина для команды.' },
    en: { title: 'Orders', description: 'Orders of the shop, for the staff.' },
  }),
})
