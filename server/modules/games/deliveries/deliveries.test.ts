import { expect, test } from 'vitest'
import { holdOutgoing } from '#server/operator/backup/hold-outgoing.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import type { Pending } from '#shared/contract/platform/pending.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { claim, openWithAgent, report } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

const ORDER = { orderId: '019ce0bb-1a00-7000-8000-000000000001', orderNumber: 'K7M2Q4RX', lineId: 1 }

async function open(site: TestApp) {
  const buyer = await site.createUser('buyer')
  const staff = await site.player('Owl', ['access_admin_panel', 'manage_deliveries'])
  const list = async (query = '') => (await staff.call('GET', `/admin/deliveries${query}`)).json<Page>()
  return { buyer, staff, list }
}
type Page = { data: Delivery[]; total: number; page: number; pageSize: number }
const done = (staff: TestClient, id: string, reason = 'Given at the fair') =>
  staff.call('POST', `/admin/deliveries/${id}/done`, { body: { reason } })

test('staff read what is on its way, newest first, as it would be sent, and find it', async () => {
  const site = await createTestApp()
  const { buyer, list } = await open(site)
  await enqueueDeliveries(
    site.database,
    { userId: buyer, of: ORDER, command: 'give {player} diamond {amount}', amount: 3, requiresOnline: true },
    { userId: buyer, of: ORDER, position: 2, command: 'lp user {uuid} info', gameServerId: 77 },
    {
      userId: null,
      player: '.Bedrock_1',
      command: 'say {seconds}',
      endsAt: site.clock.now.getTime() + 60_000,
    },
  )
  const all = await list()
  expect([all.total, all.page, all.pageSize]).toEqual([3, 1, 100])
  expect(all.data.map(({ command }) => command)).toEqual([
    'say 60',
    'lp user {uuid} info',
    'give Ranger diamond 3',
  ])
  expect(all.data[2]).toMatchObject({
    state: 'queued',
    attempt: 0,
    player: 'Ranger',
    gameServer: expect.any(String),
    orderId: ORDER.orderId,
    orderNumber: ORDER.orderNumber,
    requiresOnline: true,
    isRevoke: false,
    isRefunded: false,
    output: null,
    settledAt: null,
  })
  expect(all.data[1]).toMatchObject({ gameServerId: 77, gameServer: null })
  for (const [query, total] of [
    ['?player=rANGER', 2],
    [`?order=${ORDER.orderNumber.toLowerCase()}`, 2],
    [`?order=${ORDER.orderId}`, 2],
    ['?order=ZZZZZZZZ', 0],
    ['?gameServerId=77', 1],
    ['?state=done', 0],
    ['?state=queued&player=.bedrock_1', 1],
  ] as const)
    expect([query, (await list(query)).total]).toEqual([query, total])
  const second = await list('?page=2&pageSize=2')
  expect([second.data.length, second.total]).toEqual([1, 3])
  const reply = await (await site.player('Tracer', ['access_admin_panel'])).call('GET', '/admin/deliveries')
  expect(reply.statusCode).toBe(403)
})

test('what was given by hand is said once, with a reason, and stands in the log', async () => {
  const site = await createTestApp()
  const { buyer, staff, list } = await open(site)
  await enqueueDeliveries(site.database, { userId: buyer, of: ORDER })
  const id = (await list()).data[0]?.id ?? ''
  expect((await done(staff, id, '  ')).statusCode).toBe(400)
  expect((await done(staff, '019ce0bb-1a00-7000-8000-0000000000ff')).statusCode).toBe(404)
  const answers = await Promise.all([done(staff, id), done(await site.administrator(), id, 'Me, too')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused && errorCode(refused)).toBe('delivery_settled')
  const [row] = (await list()).data
  expect(row).toMatchObject({ state: 'done', settledAt: site.clock.now.toISOString() })
  expect(['Given at the fair', 'Me, too']).toContain(row?.reason)
  const log = (await (await site.administrator()).call('GET', '/admin/audit?noun=delivery')).json<{
    data: { description: string; after: object }[]
  }>()
  expect(log.data).toHaveLength(1)
  expect(log.data[0]).toMatchObject({
    after: { state: 'done', order: ORDER.orderNumber, reason: row?.reason },
  })
  const story = await site.database.query.selectFrom('delivery_events').selectAll().orderBy('id').execute()
  expect(story.map(({ state }) => state)).toEqual(['queued', 'done'])
})

test('what is in doubt or failed for good waits for whoever may decide it, in one list', async () => {
  const { site, staff, agent, userId } = await openWithAgent()
  const jobs = [{ userId }, { userId }, { userId, idempotent: true }, { userId }]
  await enqueueDeliveries(site.database, ...jobs)
  const pending = async () =>
    (await staff.call('GET', '/admin/pending'))
      .json<Pending>()
      .lines.filter(({ key }) => key === 'deliveries')
  expect(await pending()).toEqual([])
  const [failed, doubtful, triedAgain] = await claim(agent)
  await report(agent, failed ?? expect.fail(), { outcome: 'failed', output: 'No such item' })
  await report(agent, doubtful ?? expect.fail(), { outcome: 'unknown' })
  await report(agent, triedAgain ?? expect.fail(), { outcome: 'failed', output: 'No such item' })
  expect(await pending()).toEqual([{ key: 'deliveries', count: 2 }])
  const { total, data } = (await staff.call('GET', '/admin/deliveries?state=undecided')).json<Page>()
  expect([total, data.map(({ state }) => state)]).toEqual([2, ['review', 'failed']])
  await done(staff, failed?.id ?? '')
  expect(await pending()).toEqual([{ key: 'deliveries', count: 1 }])
})

test('with an account goes the name of its player, and what nobody has had yet is not sent', async () => {
  const site = await createTestApp()
  const { buyer, list } = await open(site)
  await enqueueDeliveries(site.database, { userId: buyer }, { userId: buyer })
  await site.database.query
    .updateTable('deliveries')
    .set({ state: 'leased', output: 'Gave Ranger a diamond' })
    .where('id', '=', 1)
    .execute()
  const copy = (await (await site.signIn(buyer)).call('GET', '/profile/export')).json<{
    data: { deliveries: { player: string }[] }
  }>()
  expect(copy.data.deliveries.map(({ player }) => player)).toEqual(['Ranger', 'Ranger'])
  expect((await (await site.administrator()).call('DELETE', `/admin/users/${buyer}`)).statusCode).toBe(204)
  const { data } = await list()
  expect(data.map(({ state, player, output }) => [state, player, output])).toEqual([
    ['cancelled', '', null],
    ['leased', '', null],
  ])
  expect(
    JSON.stringify(await site.database.query.selectFrom('deliveries').selectAll().execute()),
  ).not.toMatch(/ranger/i)
})

test('after a restore no command goes out by itself, and staff let go of them all together', async () => {
  const { site, staff, agent, rows, userId } = await openWithAgent()
  const count = 100
  await enqueueDeliveries(
    site.database,
    ...Array.from({ length: count }, (_, index) => ({
      userId,
      command: `say ${index}`,
      idempotent: index % 2 === 0,
    })),
  )
  await holdOutgoing(site.database, site.clock.now)
  expect(await claim(agent)).toEqual([])
  expect(new Set((await rows()).map(({ state, reason }) => `${state} ${reason}`))).toEqual(
    new Set(['review restored']),
  )
  // All that one page of the list shows: it is selected by one press, and decided about by another.
  const { data } = (await staff.call('GET', '/admin/deliveries?state=review')).json<Page>()
  expect(data).toHaveLength(count)
  for (const { id } of data) {
    const reply = await staff.call('POST', `/admin/deliveries/${id}/retry`, {
      body: { reason: 'Not given yet' },
    })
    expect(reply.statusCode).toBe(200)
  }
  expect((await rows()).every(({ state }) => state === 'queued')).toBe(true)
  expect(await claim(agent)).not.toEqual([])
})

test('after a restore no agent settles what it was handed since the backup', async () => {
  const { site, staff, agent, rows, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId, idempotent: true }, { userId })
  const handed = await claim(agent)
  await holdOutgoing(site.database, site.clock.now)
  for (const job of handed) expect((await report(agent, job))[1]).toBe(false)
  const held = { state: 'review', reason: 'restored' }
  expect(await rows()).toMatchObject([held, held])
  const [first] = handed
  await staff.call('POST', `/admin/deliveries/${first?.id}/retry`, { body: { reason: 'Not given yet' } })
  const [again] = await claim(agent)
  expect(again?.attempt).toBeGreaterThan(1_000)
  expect(await report(agent, again ?? expect.fail())).toEqual(['done', true])
})
