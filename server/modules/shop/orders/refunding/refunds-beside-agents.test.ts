/** Refunds while a game has the commands: what is refunded is not handed out again, and taken back once that is clear. */
import { expect, test } from 'vitest'
import { createClient, errorCode } from '#tests/harness/test-app.ts'
import { claim, first, report } from '#tests/shop/agents.ts'
import { GIVE, openShop } from '#tests/shop/open-shop.ts'

const GIVEN = { ...GIVE, command: 'kit {player}', requiresOnline: false, freeSlots: 0 }
const BACK = { ...GIVEN, when: 'refunded', command: 'unkit {player}' } as const

async function sellBesideAgent(quantity = 1) {
  const shop = await openShop()
  const administrator = await shop.administrator()
  const made = await administrator.call('POST', '/admin/servers/1/keys', {
    body: { name: 'Main', scopes: ['deliver'] },
  })
  const agent = createClient(shop.app, { authorization: `Bearer ${made.json<{ key: string }>().key}` })
  const { id } = await shop.sell('kit', { actions: [GIVEN, BACK] })
  const order = await shop.order(await shop.player('Scout'), { [id]: quantity })
  await shop.play(order.payUrl, 'pay')
  const refund = () =>
    shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, {
      body: { reason: 'Asked for it' },
      headers: { 'idempotency-key': 'refund' },
    })
  const states = async () =>
    (
      await shop.database.query
        .selectFrom('deliveries')
        .select(['command', 'state', 'reason'])
        .orderBy('id')
        .execute()
    ).map(({ command, state, reason }) => [command, state, reason])
  return { shop, agent, refund, states }
}

test('nobody is handed what may have gone back', async () => {
  const { shop, agent } = await sellBesideAgent()
  const hold = (is_held: number) => shop.database.query.updateTable('deliveries').set({ is_held }).execute()
  await hold(1)
  expect(await claim(agent)).toEqual([])
  await hold(0)
  expect((await claim(agent)).map(({ command }) => command)).toEqual(['kit Ranger'])
})

test('what a game had and did not begin is not begun any more, and nothing is taken back for it', async () => {
  const { shop, agent, refund, states } = await sellBesideAgent()
  const job = first(await claim(agent))
  expect((await refund()).json()).toMatchObject({ state: 'done' })
  expect(await states()).toEqual([
    ['kit {player}', 'leased', null],
    ['unkit {player}', 'queued', null],
  ])
  expect(await claim(agent)).toEqual([])
  expect(await report(agent, job, { outcome: 'not_run', reason: null })).toEqual(['queued', true])
  expect(await claim(agent)).toEqual([])
  await shop.pass(2_000)
  expect(await states()).toEqual([
    ['kit {player}', 'cancelled', 'refunded'],
    ['unkit {player}', 'cancelled', 'never_given'],
  ])
  expect(await claim(agent)).toEqual([])
})

test('of three pieces that a game had, those that ran are taken back, and not the one that did not', async () => {
  const { shop, agent, refund, states } = await sellBesideAgent(3)
  await report(agent, first(await claim(agent)))
  await report(agent, first(await claim(agent)))
  const third = first(await claim(agent))
  await refund()
  await report(agent, third, { outcome: 'unknown' })
  expect((await states()).filter(([command]) => command === 'unkit {player}')).toHaveLength(3)
  // Staff find that it never ran.
  const [doubtful] = (await shop.deliveries('?state=review')).data
  await shop.staff.call('POST', `/admin/deliveries/${doubtful?.id}/cancel`, { body: { reason: 'not there' } })
  expect((await states()).slice(3).map(([, state]) => state)).toEqual(['queued', 'queued', 'cancelled'])
})

test('what a game had and ran is done, and taken back after it', async () => {
  const { agent, refund, states } = await sellBesideAgent()
  const job = first(await claim(agent))
  await refund()
  expect(await report(agent, job)).toEqual(['done', true])
  expect((await states())[0]).toEqual(['kit {player}', 'done', null])
  expect((await claim(agent)).map(({ command }) => command)).toEqual(['unkit Ranger'])
})

test('what is in doubt and refunded says so, and is given again by nobody; what ran is taken back', async () => {
  const { shop, agent, refund, states } = await sellBesideAgent()
  await report(agent, first(await claim(agent)), { outcome: 'unknown' })
  const inDoubt = async () => (await shop.deliveries('?state=review')).data[0] ?? expect.fail()
  expect(await inDoubt()).toMatchObject({ isRefunded: false })
  await refund()
  const { id, isRefunded } = await inDoubt()
  expect(isRefunded).toBe(true)
  const decide = (act: string) =>
    shop.staff.call('POST', `/admin/deliveries/${id}/${act}`, { body: { reason: 'Asked the player' } })
  const refused = await decide('retry')
  expect([refused.statusCode, errorCode(refused)]).toEqual([409, 'delivery_refunded'])
  await shop.pass(2_000)
  expect(await states()).toEqual([
    ['kit {player}', 'review', 'unknown'],
    ['unkit {player}', 'queued', null],
  ])
  expect(await claim(agent)).toEqual([])
  expect((await decide('done')).statusCode).toBe(200)
  expect((await claim(agent)).map(({ command }) => command)).toEqual(['unkit Ranger'])
})
