/** A shop that sells: nobody's money moves unless a test says otherwise. */

import { readPayments } from '#server/config/payments.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import type { MadeOrder, Order } from '#shared/contract/shop/orders.ts'
import type { ProductFields } from '#shared/contract/shop/product-fields.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import type { Quote } from '#shared/contract/shop/quote.ts'
import { createTestApp, TEST_CONFIG, type TestClient } from '#tests/harness/test-app.ts'

type Environment = NonNullable<Parameters<typeof readPayments>[0]>
export type Draft = Record<string, unknown>

const SECOND = 1_000
const LOOK_UP_MS = 250

export async function openShop(
  environment: Environment = { PAYMENTS_TEST: 'true' },
  { seller, ...options }: Parameters<typeof createTestApp>[0] & { seller?: typeof SELLER } = {},
) {
  const site = await createTestApp({
    ...options,
    config: {
      ...TEST_CONFIG,
      site: { ...TEST_CONFIG.site, ...(seller && { seller }) },
      payments: readPayments(environment),
    },
  })
  const staff = await site.player('Quartermaster', [
    'access_admin_panel',
    'manage_shop',
    'send_game_commands',
    'manage_balances',
    'view_orders',
    'manage_orders',
    'manage_deliveries',
    'view_personal_data',
  ])
  const products = async () => (await site.anonymous.call('GET', '/shop/products')).json<Product[]>()
  const find = async (key: string) => (await products()).find((one) => one.key === key) as Product

  let keys = 0
  const draftOf = (items: Record<number, number>, rest: Draft = {}): Draft => ({
    items: Object.entries(items).map(([id, quantity]) => ({ productId: Number(id), quantity })),
    recipient: { game: 'minecraft', name: 'Ranger' },
    email: 'buyer@example.org',
    provider: 'test',
    consent: true,
    ...rest,
  })
  const send = (buyer: TestClient, draft: Draft, key = `key-${++keys}`) =>
    patiently(() => buyer.call('POST', '/shop/orders', { body: draft, headers: { 'idempotency-key': key } }))

  return {
    ...site,
    staff,
    find,
    draftOf,
    /** Orders, whatever comes of it. */
    send,
    /** The same where it has to work. */
    async order(buyer: TestClient, items: Record<number, number>, rest: Draft = {}): Promise<MadeOrder> {
      const reply = await send(buyer, draftOf(items, rest))
      if (reply.statusCode !== 201) throw new Error(`the order was refused: ${reply.body}`)
      return reply.json<MadeOrder>()
    },
    read: async (buyer: TestClient, id: string) =>
      (await buyer.call('GET', `/shop/orders/${id}`)).json<Order>(),
    quote: async (items: Record<number, number>, rest: Draft = {}, asker: TestClient = site.anonymous) => {
      const { email: _, provider: __, consent: ___, recipient: ____, ...body } = draftOf(items)
      return (await asker.call('POST', '/shop/quote', { body: { ...body, ...rest } })).json<Quote>()
    },
    /** Plays the provider, and goes where that leads. */
    async play(payUrl: string | null, deed: 'pay' | 'refuse' | 'twice' | 'late') {
      if (payUrl === null) throw new Error('nobody said where to pay')
      const reply = await patiently(() =>
        site.anonymous.call('POST', `${pathOfCall(payUrl)}/${deed}`, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: '',
        }),
      )
      const { location } = reply.headers
      return location === undefined ? reply : site.anonymous.call('GET', pathOfCall(location))
    },
    /** Adds or changes a product as staff do. */
    async sell(key: string, fields: Partial<ProductFields> = {}): Promise<Product> {
      const base = {
        key,
        category: 'resources',
        type: 'global',
        priceKopecks: 10_000,
        name_ru: `Товар ${key}`,
        name_en: `Product ${key}`,
        description_ru: 'Нужная вещь.',
        description_en: 'Useful.',
        actions: [GIVE],
        ...fields,
      }
      const reply = await staff.call('POST', '/admin/shop/products', { body: base })
      if (reply.statusCode !== 201) throw new Error(`the product was refused: ${reply.body}`)
      return find(key)
    },
    async deliveries(query = '') {
      return (await staff.call('GET', `/admin/deliveries${query}`)).json<{
        data: Delivery[]
        total: number
      }>()
    },
    /** Says of everything that waits that it was given. */
    async deliverAll(): Promise<void> {
      for (;;) {
        const { data } = (await staff.call('GET', '/admin/deliveries?state=queued')).json<{
          data: { id: string }[]
        }>()
        if (data.length === 0) return
        for (const { id } of data)
          await staff.call('POST', `/admin/deliveries/${id}/done`, { body: { reason: 'given' } })
      }
    },
    async proof() {
      const proof = (await staff.call('GET', '/admin/money/proof')).json<{
        isSound: boolean
        checks: { name: string; isSound: boolean | null; detail: string }[]
      }>()
      return proof
    },
    /** Lets time pass second by second at its end, so that what falls due is done. */
    async pass(milliseconds: number): Promise<void> {
      site.clock.advance(milliseconds)
      for (let round = 0; round < 3; round++) {
        await site.runBackgroundWork(SECOND)
        await site.runBackgroundWork(LOOK_UP_MS)
        site.clock.advance(3 * SECOND)
      }
      await site.runBackgroundWork(SECOND)
    },
    balanceOf: async (userId: number, currency: 'RUB' | 'LC' = 'RUB') =>
      (
        await site.database.query
          .selectFrom('ledger_accounts')
          .select('balance')
          .where('owner_id', '=', userId)
          .where('currency', '=', currency)
          .executeTakeFirst()
      )?.balance ?? 0,
    /** What stands on the accounts of the house. */
    async books(): Promise<Record<string, number>> {
      const rows = await site.database.query
        .selectFrom('ledger_accounts')
        .select(['name', 'currency', 'balance'])
        .where('owner_id', 'is', null)
        .where('balance', '<>', 0)
        .execute()
      return Object.fromEntries(rows.map(({ name, currency, balance }) => [`${name} ${currency}`, balance]))
    },
  }
}

/** What a client of the tests calls for an address, as which one of ours is told. */
export const pathOfCall = (url: string): string => new URL(url, 'http://site').pathname.replace(/^\/api/, '')

/** Asks again as a caller would who is told that there is no place at the database now. */
async function patiently(call: () => ReturnType<TestClient['call']>) {
  let reply = await call()
  while (reply.statusCode === 503) reply = await call()
  return reply
}

/** Who sells where money is real. */
export const SELLER = { name: 'ИП Соколова', taxId: '500100732259', contact: 'shop@example.org' }

export const GIVE = {
  when: 'bought',
  kind: 'command',
  gameServerId: null,
  command: 'minecraft:give {player} diamond {amount}',
  requiresOnline: true,
  freeSlots: 1,
  idempotent: false,
} as const
