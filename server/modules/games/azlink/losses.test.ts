/** What becomes of commands when answers, calls and programs are lost. */
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openWithAzlink } from '#tests/azlink/open-with-azlink.ts'
import { until } from '#tests/harness/until.ts'
import { LONGEST_LEASE as AZLINK_LEASE, line, SECOND } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

const MINUTE = 60 * SECOND

test('an answer cut at any byte: what may run once runs at most once, and what nobody told of goes before the staff', {
  timeout: 180_000,
}, async () => {
  const { site, plugin, settle, rows, userId, pass } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(site.database, { userId, command: 'say 0000' })
  const { length } = await plugin.poll()
  // Of the head some bytes, of the body each, and some that do not come: receipts have a digit more or less.
  const cuts = Array.from({ length: length + 4 }, (_, index) => index + 1).filter(
    (cut) => cut > length - 320 || cut % 60 === 0,
  )
  for (const cutAfter of cuts) {
    await enqueueDeliveries(site.database, { userId, command: `say ${String(cutAfter).padStart(4, '0')}` })
    await plugin.poll({ cutAfter })
  }
  // So many are ended at a time.
  for (let times = 0; times <= cuts.length / 100; times += 1) await pass(AZLINK_LEASE)
  const after = await rows()
  expect(after).toHaveLength(cuts.length + 1)
  const ran = new Set(plugin.ran)
  expect(plugin.ran).toHaveLength(ran.size)
  for (const { command, state } of after)
    expect([command, state]).toEqual([command, ran.has(command) ? 'done' : 'review'])
  // An answer without its last brace runs nothing, a whole one everything.
  expect(ran).toContain(`say ${String(length + 4).padStart(4, '0')}`)
  const early = [...ran].filter((command) => command > 'say 0000' && Number(command.slice(4)) < length - 4)
  expect(early).toEqual([])
})

test('what may run twice is sent again after a lost answer, and what may not is settled by a late receipt, once', async () => {
  const { site, plugin, settle, states, rows, userId, pass } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(
    site.database,
    { userId, command: 'say once' },
    { userId, command: 'say twice', idempotent: true },
  )
  const { answer } = await plugin.poll({ cutAfter: 100 })
  expect(answer).toBeNull()
  const receipts = await site.database.query.selectFrom('azlink_receipts').selectAll().execute()
  await pass(AZLINK_LEASE - 1)
  expect(await states()).toEqual([
    ['leased', 1],
    ['leased', 1],
  ])
  await pass(1)
  expect(await states()).toEqual([
    ['review', 1],
    ['queued', 2],
  ])
  const tell = (number: number) =>
    plugin.call('POST', '/azlink/user/2147483647/money/add', { amount: number })
  for (const { number } of receipts) expect((await tell(number)).status).toBe(200)
  const [once] = await rows()
  expect(once).toMatchObject({ state: 'done', output: null })
  expect((await states())[1]).toEqual(['queued', 2])
  await pass(MINUTE)
  expect((await tell(receipts[0]?.number ?? 0)).status).toBe(200)
  expect((await rows())[0]).toEqual(once)
  await plugin.poll()
  expect(plugin.ran).toEqual(['say twice'])
  expect((await states())[1]).toEqual(['done', 2])
})

test('once staff have decided, a late receipt changes nothing', async () => {
  const { site, plugin, staff, settle, rows, userId, pass } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(site.database, { userId })
  await plugin.poll({ cutAfter: 100 })
  await pass(AZLINK_LEASE)
  const [row] = await rows()
  const body = { reason: 'The player says so' }
  expect((await staff.call('POST', `/admin/deliveries/${row?.uuid}/cancel`, { body })).statusCode).toBe(200)
  const [receipt] = await site.database.query.selectFrom('azlink_receipts').selectAll().execute()
  await plugin.call('POST', '/azlink/user/2147483647/money/add', { amount: receipt?.number })
  expect((await rows())[0]?.state).toBe('cancelled')
})

test('a command that throws and all that stood behind it were not run, what stood before it was', async () => {
  const { site, plugin, settle, rows, userId, pass } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(
    site.database,
    ...[1, 2, 3].map((position) => ({ userId, of: line(1), position, command: `say ${position}` })),
    { userId, player: 'Scout', command: 'say other', idempotent: true },
  )
  plugin.throwAt('say 2')
  await plugin.poll()
  expect(plugin.ran).toEqual(['say 1'])
  await pass(AZLINK_LEASE)
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'review', 'review', 'queued'])
  plugin.throwAt(null)
  await plugin.poll()
  expect(plugin.ran).toEqual(['say 1', 'say other'])
})

test('a receipt tells of all that stood before it in its list: those of the others may have been lost', async () => {
  const { site, plugin, settle, rows, userId } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(
    site.database,
    ...[1, 2, 3].map((position) => ({ userId, of: line(1), position, command: `say ${position}` })),
    { userId, player: 'Scout', command: 'say other' },
  )
  await plugin.poll({ cutAfter: 100 })
  const receipts = await site.database.query
    .selectFrom('azlink_receipts')
    .selectAll()
    .orderBy('list')
    .orderBy('place')
    .execute()
  await plugin.call('POST', '/azlink/user/2147483647/money/add', { amount: receipts[1]?.number })
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'leased', 'leased'])
})

test('whoever goes before a byte of the answer is written gets nothing: all waits at once, as the next attempt', async () => {
  const { site, plugin, settle, states, userId } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(site.database, { userId })
  const held = site.holdNextTransaction()
  const go = plugin.leave()
  await held.reached
  const countOpen = promisify(site.app.server.getConnections.bind(site.app.server))
  const open = await countOpen()
  go()
  await until(async () => expect(await countOpen()).toBe(open - 1))
  held.release()
  await until(async () => expect((await states())[0]?.[0]).toBe('queued'))
  await plugin.poll()
  expect((await states()).map(([state]) => state)).toEqual(['done'])
})

test('an answer that cannot begin within three seconds is empty, and what it would have held waits at once', async () => {
  const { site, plugin, settle, states, userId } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(site.database, { userId })
  const held = site.holdNextTransaction()
  const begun = performance.now()
  const polled = plugin.poll()
  await held.reached
  const { status, answer } = await polled
  const took = performance.now() - begun
  expect([status, answer?.commands]).toEqual([200, {}])
  expect(took).toBeGreaterThan(2_500)
  expect(took).toBeLessThan(4_500)
  held.release()
  await until(async () => expect((await states())[0]?.[0]).toBe('queued'))
  await plugin.poll()
  expect(plugin.ran).toEqual(['say Ranger'])
})

test('no agent can claim, hold or report in the place of a plugin', async () => {
  const { site, agent, plugin, keyId, settle, rows, userId, pass } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(site.database, { userId })
  await plugin.poll({ cutAfter: 100 })
  const [row] = await rows()
  for (const instance of [` azlink ${keyId}`, `azlink ${keyId}`, row?.leased_to ?? '']) {
    const held = await agent.call('POST', '/game/v1/held', { body: { instance } })
    expect(held.json()).toMatchObject({ jobs: [] })
    const reports = [{ id: row?.uuid, attempt: 1, outcome: 'not_run', at: '' }]
    const told = await agent.call('POST', '/game/v1/report', { body: { instance, reports } })
    expect(told.json()).toMatchObject({ results: [{ state: null, accepted: false }] })
  }
  await pass(AZLINK_LEASE)
  expect(await rows()).toMatchObject([{ state: 'review' }])
})

test('two polls at once get each command once', async () => {
  const { site, plugin, make, settle, rows, userId } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(
    site.database,
    ...Array.from({ length: 30 }, (_, index) => ({ userId, command: `say ${index}`, idempotent: index > 4 })),
  )
  const twin = make()
  await Promise.all([plugin.poll(), twin.poll(), plugin.poll(), twin.poll()])
  const ran = [...plugin.ran, ...twin.ran]
  expect([ran.length, new Set(ran).size]).toEqual([30, 30])
  expect((await rows()).every(({ state }) => state === 'done')).toBe(true)
})
