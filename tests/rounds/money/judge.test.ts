/** The judge of the round finds out whatever is wrong in the books of either side. */
import { expect, test } from 'vitest'
import type { Books } from './books.ts'
import { judge } from './judge.ts'

const PRICE = 10_000
const order = (id: number, more: Partial<Books['site']['orders'][number]> = {}) => ({
  id,
  uuid: `order-${id}`,
  user_id: 7,
  state: 'delivered' as const,
  provider: 'yookassa' as const,
  paid_at: 1,
  holds_goods: 1,
  coupon_id: null,
  total_kopecks: PRICE,
  refunded_kopecks: 0,
  ...more,
})
const line = (orderId: number, more: Partial<Books['site']['lines'][number]> = {}) => ({
  id: 100 + orderId,
  order_id: orderId,
  product_id: 5,
  quantity: 1,
  from_stock: 1,
  total_kopecks: PRICE,
  delivered_at: 1,
  refunded_at: null,
  ...more,
})
const payment = (id: number, orderId: number, refunded = 0) => ({
  id,
  attempt_id: `attempt-${orderId}`,
  provider: 'yookassa' as const,
  amount_kopecks: PRICE,
  currency: 'RUB',
  refunded_kopecks: refunded,
})
const taken = (orderId: number, back = 0) => ({
  provider: 'yookassa' as const,
  reference: `attempt-${orderId}`,
  amount: PRICE,
  currency: 'RUB',
  back,
})
const moved = (orderId: number, from: string, to: string, amount = PRICE) =>
  [
    [from, -amount],
    [to, amount],
  ].map(([name, sum]) => ({
    order_id: `order-${orderId}`,
    owner_id: null,
    name: String(name),
    currency: 'RUB',
    amount: Number(sum),
  }))

/**
 * One order that was paid and given, one that was paid twice and whose second payment went back, one that was refunded, one that was
 * paid when it was over, and one that nobody paid.
 */
function soundBooks() {
  const ids = [1, 2, 3, 4, 5]
  const orders = [
    order(1),
    order(2),
    order(3, { state: 'refunded', refunded_kopecks: PRICE }),
    order(4, { state: 'review', paid_at: null, provider: null, holds_goods: 0 }),
    order(5, { state: 'expired', paid_at: null, provider: null, holds_goods: 0 }),
  ]
  return {
    taken: [taken(1), taken(2), taken(2, PRICE), taken(3, PRICE), taken(4)],
    site: {
      orders,
      lines: [
        line(1),
        line(2),
        line(3, { refunded_at: 2 }),
        ...[4, 5].map((id) => line(id, { delivered_at: null })),
      ],
      entries: [
        ...moved(1, 'provider:yookassa', 'sales'),
        ...moved(2, 'provider:yookassa', 'sales'),
        ...moved(2, 'provider:yookassa', 'unclaimed'),
        ...moved(2, 'unclaimed', 'provider:yookassa'),
        ...moved(3, 'provider:yookassa', 'sales'),
        ...moved(3, 'refunds', 'provider:yookassa'),
        ...moved(4, 'provider:yookassa', 'unclaimed'),
      ],
      events: [4, 5].map((order_id) => ({ order_id, kind: 'expired' as const })),
      attempts: ids.map((id) => ({
        id: `attempt-${id}`,
        number: id,
        provider: 'yookassa' as const,
        subject_id: `order-${id}`,
        state: 'paid' as const,
      })),
      payments: [
        payment(11, 1),
        payment(12, 2),
        payment(22, 2, PRICE),
        payment(13, 3, PRICE),
        payment(14, 4),
      ],
      unclaimed: [
        { order_id: 2, payment_id: 22, decision: 'return' as const },
        { order_id: 4, payment_id: 14, decision: null },
      ],
      refunds: [22, 13].map((payment_id) => ({
        order_id: payment_id === 22 ? 2 : 3,
        payment_id,
        amount_kopecks: PRICE,
        state: 'done' as const,
        is_outside: 0,
        is_unclaimed: payment_id === 22 ? 1 : 0,
      })),
      deliveries: [1, 2, 3].map((id) => ({
        uuid: `delivery-${id}`,
        line_id: 100 + id,
        moment: 'bought' as const,
        state: 'done' as const,
      })),
      products: [{ id: 5, stock: 2 }],
      coupons: [{ id: 1, uses: 0 }],
    },
    made: new Map(ids.map((id) => [`order-${id}`, { account: 7, totalKopecks: PRICE }])),
    gifts: new Map<number, number>(),
    began: new Map([[5, 5]]),
    couponUses: 3,
    ran: new Map([1, 2, 3].map((id) => [`delivery-${id}`, 1])),
  }
}
type Sound = ReturnType<typeof soundBooks>
const inOrder = ({ site }: Sound, id: number) => site.orders[id - 1] as Sound['site']['orders'][number]

test('books that agree are not complained about', () => {
  expect(judge(soundBooks())).toEqual([])
})

const TAMPERED: readonly [string, (books: Sound) => unknown, RegExp][] = [
  [
    'a payment that is forgotten',
    ({ taken: all }) => all.push(taken(5)),
    /order-5 was paid 10000 RUB .* nothing is/,
  ],
  ['money that nobody took', ({ taken: all }) => all.splice(0, 1), /order-1 was paid nothing, and 10000 RUB/],
  [
    'another amount than was taken',
    ({ taken: [one] }) => Object.assign(one ?? {}, { amount: 9_999 }),
    /order-1/,
  ],
  [
    'a second payment that neither went back nor waits',
    ({ taken: all, site }) => {
      all.push(taken(1))
      site.payments.push(payment(21, 1))
      site.entries.push(...moved(1, 'provider:yookassa', 'sales'))
    },
    /order-1 is paid, and 20000 of 10000 are booked as sold/,
  ],
  [
    'a return of which the provider knows nothing',
    ({ taken: all }) => Object.assign(all[2] ?? {}, { back: 0 }),
    /order-2/,
  ],
  [
    'money that went back in secret',
    ({ taken: [one] }) => Object.assign(one ?? {}, { back: 500 }),
    /order-1 has/,
  ],
  [
    'an entry that is changed',
    ({ site: { entries } }) => Object.assign(entries[1] ?? {}, { amount: 1 }),
    /order-1/,
  ],
  [
    'something given unpaid',
    ({ site }) => site.deliveries.push({ uuid: 'delivery-5', line_id: 105, moment: 'bought', state: 'done' }),
    /line 105 of order order-5 is not paid, and given 1 times/,
  ],
  ['something paid and not given', ({ site }) => site.deliveries.pop(), /line 103 .* given 0 times/],
  ['a delivery that no game has had', ({ ran }) => ran.delete('delivery-1'), /no game was handed it/],
  [
    'a paid order that is called expired',
    (books) => Object.assign(inOrder(books, 1), { state: 'expired' }),
    /order-1/,
  ],
  [
    'an order that was paid in time and lies in review',
    ({ site }) => Object.assign(site, { events: [] }),
    /order-4 was paid as it should be while it waited/,
  ],
  [
    'an order that waits for ever',
    (books) => Object.assign(inOrder(books, 5), { state: 'awaiting_payment' }),
    /order-5/,
  ],
  [
    'an acknowledged order that is lost',
    ({ made }) => made.set('order-6', { account: 7, totalKopecks: 1 }),
    /is lost/,
  ],
  ['an order twice for one press', ({ made }) => made.delete('order-5'), /order-5 was told to nobody/],
  [
    'more sold than there was',
    ({ site: { products } }) => Object.assign(products[0] ?? {}, { stock: 3 }),
    /of 5 pieces/,
  ],
  [
    'a coupon that counts what nobody has',
    ({ site: { coupons } }) => Object.assign(coupons[0] ?? {}, { uses: 1 }),
    /coupon/,
  ],
  [
    'a gift that is booked twice',
    ({ gifts }) => gifts.set(7, 100),
    /account 7 was given 100, and 0 are booked/,
  ],
  [
    'a refund of which nobody knows how it ended',
    ({ site: { refunds } }) => Object.assign(refunds[0] ?? {}, { state: 'review' }),
    /still review/,
  ],
]

test.for(TAMPERED)('%s is found out', ([, tamper, sentence]) => {
  const books = soundBooks()
  tamper(books)
  expect(judge(books).join('\n')).toMatch(sentence)
})
