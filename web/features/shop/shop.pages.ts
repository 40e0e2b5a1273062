import { addresses } from '#shared/addresses.ts'
import { type Route, route } from '#web/routing/route.ts'

export const shopPages: readonly Route[] = [
  route(addresses.shop, () => import('./products/catalogue/shop.page.ts')),
  route(addresses.basket, () => import('./checkout/basket.page.ts')),
  route(addresses.orders, () => import('./orders/history/orders.page.ts'), 'signed-in'),
  route(addresses.order, () => import('./orders/single/order.page.ts'), 'signed-in'),
  route(addresses.adminOrders, () => import('./orders/staff/admin-orders.page.ts'), 'view_orders'),
  route(addresses.adminOrder, () => import('./orders/staff/admin-order.page.ts'), 'view_orders'),
  route(addresses.topUp, () => import('./top-ups/top-up.page.ts'), 'signed-in'),
  route(addresses.adminTopUps, () => import('./top-ups/staff/admin-top-ups.page.ts'), 'view_orders'),
  route(addresses.adminRevenue, () => import('./revenue/staff/revenue.page.ts'), 'view_orders'),
  route(addresses.adminPayments, () => import('./payments/staff/payments.page.ts'), 'manage_payments'),
  route(addresses.adminCoupons, () => import('./coupons/staff/coupons.page.ts'), 'manage_shop'),
  route(addresses.product, () => import('./products/single/product.page.ts')),
  route(addresses.adminProducts, () => import('./products/staff/admin-products.page.ts'), 'manage_shop'),
  route(addresses.adminProduct, () => import('./products/staff/product-editor.page.ts'), 'manage_shop'),
]
