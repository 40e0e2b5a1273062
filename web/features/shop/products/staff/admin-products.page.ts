import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminProductsPage } from './admin-products-page.tsx'

export const page = definePage({
  Screen: AdminProductsPage,
  head: defineTexts({
    ru: { title: 'Управление товарами', description: 'Товары магазина: порядок, показ и цены.' },
    en: { title: 'Manage products', description: 'Products of the shop: order, visibility and prices.' },
  }),
})
