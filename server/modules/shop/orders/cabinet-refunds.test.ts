/** Money that goes back in the provider's own cabinet: the site hears of it, and takes back what was given. */
import { expect, test } from 'vitest'
import type { Order } from '#shared/contract/shop/orders.ts'
import { GIVE } from '#tests/shop/open-shop.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000

async function sellByYookassa() {
  const { shop, yookassa, lastPayment, hear } = await openWithYookassa()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  return {
    shop,
    userId,
    buyer,
    async buy(items: Record<number, number>) {
      const { id } = await shop.order(buyer, items, { provider: 'yookassa' })
      yookassa.pay(lastPayment())
      await shop.pass(2 * MINUTE)
      return id
    },
    /** The last payment goes back as far as is said, and the site hears of it. */
    async refund(id: string, value: string): Promise<Order> {
      yookassa.refundInCabinet(lastPayment(), value)
      await hear()
      return shop.read(buyer, id)
    },
    rolesOf: async () =>
      (await shop.database.query.selectFrom('user_roles').where('user_id', '=', userId).selectAll().execute())
        .length,
    commands: async (state: string) =>
      (await shop.deliveries(`?state=${state}`)).data.map(({ command }) => command).sort(),
  }
}
const BACK = { ...GIVE, when: 'refunded', command: 'minecraft:clear {player} diamond {amount}' } as const

test('what was given is taken back at once, what was not given is not given any more', async () => {
  const { shop, userId, buyer, buy, refund, rolesOf, commands } = await sellByYookassa()
  await (await shop.administrator()).call('POST', '/admin/roles', {
    body: { name: 'Guard', permissions: [] },
  })
  const rank = await shop.sell('rank', {
    category: 'privileges',
    actions: [
      { ...GIVE, command: 'rank add {player}', requiresOnline: false },
      { ...BACK, command: 'rank take {player}' },
      { when: 'bought', kind: 'role', role: 'Guard' },
      { when: 'bought', kind: 'landcoins', amount: 50 },
    ],
  })
  const diamonds = await shop.sell('diamonds', { actions: [GIVE, BACK] })
  const id = await buy({ [rank.id]: 1, [diamonds.id]: 3 })
  const { data } = await shop.deliveries()
  const given = data.find(({ command }) => command.startsWith('rank'))
  await shop.staff.call('POST', `/admin/deliveries/${given?.id}/done`, { body: { reason: 'by hand' } })
  expect([await rolesOf(), await shop.balanceOf(userId, 'LC')]).toEqual([1, 50])

  expect(await refund(id, '400.00')).toMatchObject({ status: 'refunded', refundedKopecks: 40_000 })
  expect([await rolesOf(), await shop.balanceOf(userId, 'LC')]).toEqual([0, 0])
  expect(await commands('queued')).toEqual(['rank take Ranger'])
  expect(await commands('cancelled')).toEqual(['minecraft:give Ranger diamond 3'])
  const [back] = (await shop.deliveries('?state=queued')).data
  expect(back).toMatchObject({ requiresOnline: false, freeSlots: 0, isRevoke: true })
  expect(await shop.books()).toEqual({ 'sales RUB': 40_000, 'refunds RUB': -40_000 })
  expect((await shop.proof()).isSound).toBe(true)
  // A privilege that is bought once may be bought again.
  expect(
    (await shop.quote({ [rank.id]: 1 }, { recipient: { game: 'minecraft', name: 'Ranger' } }, buyer)).missing,
  ).toEqual([])
})

test('of pieces only as many are taken back as were given, and a game that hands one out meanwhile changes nothing', async () => {
  const { shop, buyer, buy, refund, commands } = await sellByYookassa()
  const crates = await shop.sell('crates', {
    actions: [
      { ...GIVE, command: 'crate give {player}' },
      { ...BACK, command: 'crate take {player}' },
    ],
  })
  const id = await buy({ [crates.id]: 3 })
  const [first, second] = (await shop.deliveries()).data
  await shop.staff.call('POST', `/admin/deliveries/${first?.id}/done`, { body: { reason: 'by hand' } })
  // One is with the game just now.
  await shop.database.query
    .updateTable('deliveries')
    .set({ state: 'leased' })
    .where('uuid', '=', second?.id ?? '')
    .execute()
  await refund(id, '300.00')
  expect(await commands('queued')).toEqual(['crate take Ranger', 'crate take Ranger'])
  expect(await commands('cancelled')).toEqual(['crate give Ranger'])
  await shop.staff.call('POST', `/admin/deliveries/${second?.id}/done`, {
    body: { reason: 'the game had it' },
  })
  const { status, timeline } = await shop.read(buyer, id)
  expect([status, timeline.map(({ kind }) => kind)]).toEqual(['refunded', ['made', 'paid', 'refunded']])
})

test('LandCoins go to zero at most, what is missing is told to staff; a role that another purchase gives stays', async () => {
  const { shop, userId, buy, refund, rolesOf } = await sellByYookassa()
  await (await shop.administrator()).call('POST', '/admin/roles', {
    body: { name: 'Guard', permissions: [] },
  })
  const guard = await shop.sell('guard', {
    actions: [
      { when: 'bought', kind: 'role', role: 'Guard' },
      { when: 'bought', kind: 'landcoins', amount: 50 },
    ],
  })
  await buy({ [guard.id]: 1 })
  const id = await buy({ [guard.id]: 2 })
  const admin = await shop.administrator()
  const spent = { currency: 'LC', amount: -120, reason: 'spent' }
  const reply = await admin.call('POST', `/admin/users/${userId}/balance`, {
    body: spent,
    headers: { 'idempotency-key': 'spent' },
  })
  expect(reply.statusCode).toBe(200)
  await refund(id, '200.00')
  expect([await rolesOf(), await shop.balanceOf(userId, 'LC')]).toEqual([1, 0])
  const { lines } = (await shop.staff.call('GET', `/admin/orders/${id}`)).json<{ lines: object[] }>()
  expect(lines).toMatchObject([{ coinsShort: 70 }])
  expect((await shop.proof()).isSound).toBe(true)
})

test('days that another purchase still gives are not taken from the player', async () => {
  const { shop, buy, refund, commands } = await sellByYookassa()
  const guard = await shop.sell('guard', {
    category: 'privileges',
    durationDays: 30,
    actions: [
      { ...GIVE, command: 'guard add {player} {seconds}' },
      { ...BACK, command: 'guard take {player}' },
    ],
  })
  await buy({ [guard.id]: 1 })
  const id = await buy({ [guard.id]: 1 })
  await shop.deliverAll()
  await refund(id, '100.00')
  expect(await commands('queued')).toEqual([])
})

test('an order of which a part has gone back is told to be delivered once the rest is given, and stays partly refunded', async () => {
  const { shop, buyer, buy, refund } = await sellByYookassa()
  const { id: product } = await shop.sell('diamonds')
  const id = await buy({ [product]: 1 })
  expect(await refund(id, '40.00')).toMatchObject({
    status: 'partly_refunded',
    lines: [{ refundedKopecks: 4_000 }],
  })
  await shop.deliverAll()
  const { status, timeline } = await shop.read(buyer, id)
  expect([status, timeline.at(-1)?.kind]).toEqual(['partly_refunded', 'delivered'])
})
