/** Orders that are paid at once, made while a payment that somebody confirms is booked. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createRolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { createProductsStore } from '#server/modules/shop/products/products.store.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { until } from '#tests/harness/until.ts'
import { GIVE, openShop } from '#tests/shop/open-shop.ts'
import { createOrdersStore } from './kept/orders.store.ts'

/** Orders from the balance while a payment holds one thing, which needs another next. */
async function orderBeside(
  sell: (shop: Shop) => Promise<Product[]>,
  steps: (shop: Shop, products: Product[], buyerId: number) => [() => Promise<void>, () => Promise<void>],
) {
  const shop = await openShop()
  const { database } = shop
  const buyerId = await shop.createUser('Scout')
  const buyer = await shop.signIn(buyerId)
  await moveMoney(database, buyerId, 100_000)
  const products = await sell(shop)
  const [first, next] = steps(shop, products, buyerId)
  const [isHeld, mayGoOn] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const payment = database.transaction(async () => {
    await first()
    isHeld.resolve(database.engine === 'sqlite' ? 0 : await backend())
    await mayGoOn.promise
    await next()
  })
  const process = await isHeld.promise
  const items = Object.fromEntries(products.map(({ id }) => [id, 1]))
  const ordered = shop.send(buyer, shop.draftOf(items, { provider: 'balance' }))
  // The embedded engine has one writer: whoever comes second has nothing yet.
  if (database.engine === 'postgresql') await until(() => assertWaitedFor(process))
  mayGoOn.resolve()
  await payment
  expect((await ordered).statusCode).toBe(201)

  async function backend(): Promise<number> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.query)
    return rows[0]?.pid ?? 0
  }
  async function assertWaitedFor(pid: number): Promise<void> {
    const { rows } =
      await sql`select pid from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`.execute(
        database.query,
      )
    if (rows.length === 0) throw new Error('nobody waits for the payment')
  }
}
type Shop = Awaited<ReturnType<typeof openShop>>

const FOR_DAYS = { category: 'privileges' as const, durationDays: 30, actions: [GIVE] }

test('what lasts for days is held in the order of all that is sold', () =>
  orderBeside(
    async ({ sell }) => [
      await sell('guard', FOR_DAYS),
      await sell('medic', { ...FOR_DAYS, perPlayerMax: 9 }),
    ],
    ({ database }, [guard, medic]) => {
      const { hold } = createProductsStore(database)
      return [() => hold(guard?.id ?? 0), () => hold(medic?.id ?? 0)]
    },
  ))

test('roles are held before their buyer', () =>
  orderBeside(
    async (shop) => {
      await (await shop.administrator()).call('POST', '/admin/roles', {
        body: { name: 'Pathfinder', permissions: [] },
      })
      return [await shop.sell('path', { actions: [{ when: 'bought', kind: 'role', role: 'Pathfinder' }] })]
    },
    ({ database }, _products, buyerId) => [
      () => createRolesStore(database).lockPrivileges(),
      () => createOrdersStore(database).lockBuyer(buyerId),
    ],
  ))
