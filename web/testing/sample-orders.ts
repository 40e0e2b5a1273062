import type { Order } from '#shared/contract/shop/orders.ts'

export const ORDER_ID = '01981111-2222-7333-8444-555566667777'

export const sampleOrderLine = (changes: Partial<Order['lines'][number]> = {}): Order['lines'][number] => ({
  id: 1,
  productId: 3,
  quantity: 1,
  priceKopecks: 999_00,
  discountKopecks: 0,
  totalKopecks: 999_00,
  name_ru: 'Элита',
  name_en: 'Elite',
  key: 'elite',
  imageUrl: '/images/rank-elite.jpg',
  endsAt: null,
  odds: [],
  refundedKopecks: 0,
  deliveries: [],
  ...changes,
})

/** One that waits for its payment. */
export const sampleOrder = (changes: Partial<Order> = {}): Order => ({
  id: ORDER_ID,
  number: '1042',
  status: 'awaiting_payment',
  createdAt: '2026-11-23T04:00:00.000Z',
  paidAt: null,
  expiresAt: '2026-11-23T05:00:00.000Z',
  recipient: { game: 'minecraft', name: 'Ranger_77' },
  isGift: false,
  email: 'ranger@example.org',
  provider: 'yookassa',
  isTest: false,
  coupon: null,
  totalKopecks: 999_00,
  refundedKopecks: 0,
  lines: [sampleOrderLine()],
  payUrl: 'https://pay.example/1',
  providers: ['yookassa', 'robokassa'],
  timeline: [{ at: '2026-11-23T04:00:00.000Z', kind: 'made', text: 'Заказ сделан.', lineId: null }],
  ...changes,
})

export const paidOrder = (changes: Partial<Order> = {}): Order =>
  sampleOrder({
    status: 'paid',
    paidAt: '2026-11-23T04:01:00.000Z',
    expiresAt: null,
    payUrl: null,
    providers: [],
    ...changes,
  })
