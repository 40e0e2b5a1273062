import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { AzlinkView } from '#shared/contract/games/azlink/azlink-staff.ts'
import { openWithAzlink } from '#tests/azlink/open-with-azlink.ts'
import { errorCode, TEST_CONFIG, type TestClient } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'
import { LONGEST_LEASE, line, SECOND } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

const MINUTE = 60 * SECOND
const DELIVERED = { wakeHost: null, wakePort: 25_588, isProxy: false, isWithoutReceipts: false, version: 0 }
const config = { ...TEST_CONFIG, probeAllowPrivate: ['127.0.0.0/8'] }

const look = async (staff: TestClient) =>
  (await staff.call('GET', '/admin/servers/1/azlink')).json<AzlinkView>()
async function set(staff: TestClient, changes: object) {
  const { settings } = await look(staff)
  const reply = await staff.call('PUT', '/admin/servers/1/azlink', { body: { ...settings, ...changes } })
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
  return reply.json<AzlinkView>()
}

/** Where the plugin listens, and what it was sent there. */
async function openListener(status = 200) {
  const heard: string[][] = []
  const listener = createServer((request, response) => {
    heard.push([request.method ?? '', request.url ?? '', request.headers.authorization ?? ''])
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('read by nobody')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void listener.close())
  return { heard, port: (listener.address() as { port: number }).port }
}

test('staff see which plugin it is, when it was heard, what it was told, and why it gets nothing', async () => {
  const { site, staff, plugin, make, pass, userId } = await openWithAzlink()
  expect(await look(staff)).toEqual({ siteUrl: 'http://localhost:3000', settings: DELIVERED, plugins: [] })
  await plugin.start()
  expect((await look(staff)).plugins).toMatchObject([
    { state: 'never_polled', version: null, polledAt: null },
  ])
  const deaf = make()
  deaf.loseReceipts()
  await deaf.poll()
  expect((await look(staff)).plugins).toEqual([
    {
      keyName: 'Main',
      version: '1.3.12',
      platform: 'Paper 1.21.4-232-12d8fe0 (MC: 1.21.4)',
      polledAt: site.clock.now.toISOString(),
      told: 0,
      state: 'no_receipts',
      addresses: 1,
      asksTwice: false,
      load: null,
    },
  ])
  await pass(MINUTE)
  await plugin.poll()
  await enqueueDeliveries(site.database, { userId })
  await pass(MINUTE)
  await plugin.poll()
  expect((await look(staff)).plugins).toMatchObject([{ state: 'ready', told: 1 }])
  await pass(3 * MINUTE)
  expect((await look(staff)).plugins).toMatchObject([{ state: 'silent', told: 1 }])
  expect(errorCode(await staff.call('GET', '/admin/servers/99999/azlink'))).toBe('not_found')
})

test('what is set is written to the log, once; who sees an old version is told', async () => {
  const { site, staff } = await openWithAzlink()
  const changed = await set(staff, { wakeHost: ' mc.example.org ', wakePort: 25_600 })
  expect(changed.settings).toEqual({ ...DELIVERED, wakeHost: 'mc.example.org', wakePort: 25_600, version: 1 })
  expect(await set(staff, {})).toEqual(changed)
  const stale = await staff.call('PUT', '/admin/servers/1/azlink', { body: { ...DELIVERED, isProxy: true } })
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'conflict', by: 'Smith' }])
  const entries = await site.database.query
    .selectFrom('audit_log')
    .select(['noun', 'action'])
    .where('noun', '=', 'azlink')
    .execute()
  expect(entries).toEqual([{ noun: 'azlink', action: 'update' }])
  for (const wrong of [
    { wakeHost: 'http://x/' },
    { wakeHost: 'a b' },
    { wakePort: 0 },
    { wakePort: 65_536 },
  ]) {
    const body = { ...changed.settings, ...wrong }
    expect(errorCode(await staff.call('PUT', '/admin/servers/1/azlink', { body }))).toBe('validation_failed')
  }
})

test('the console of a proxy gets nothing until staff know it as one, then one command for each player at a time', async () => {
  const { site, staff, make, pass, userId } = await openWithAzlink()
  const proxy = make({ platform: { type: 'VELOCITY', name: 'Velocity', version: '3.4.0' } })
  const jobs = ['say 1', 'say 2'].map((command, index) => ({
    userId,
    of: line(1),
    position: index + 1,
    command,
  }))
  await enqueueDeliveries(site.database, ...jobs, { userId, player: 'Scout', command: 'say other' })
  await proxy.start()
  for (let round = 0; round < 2; round += 1) {
    expect((await proxy.poll()).answer?.commands).toEqual({})
    await pass(MINUTE)
  }
  expect((await look(staff)).plugins).toMatchObject([{ state: 'proxy_unmarked' }])
  await set(staff, { isProxy: true })
  for (const ran of [[], ['say 1', 'say other'], ['say 1', 'say other', 'say 2']]) {
    await proxy.poll()
    expect(proxy.ran).toEqual(ran)
    await pass(MINUTE)
  }
})

test('without receipts a command counts as sent once the plugin asks again, and as in doubt where it does not', async () => {
  const { site, staff, plugin, rows, pass, userId } = await openWithAzlink()
  await set(staff, { isWithoutReceipts: true })
  plugin.loseReceipts()
  await plugin.start()
  await enqueueDeliveries(site.database, { userId, command: 'say first' })
  expect((await plugin.poll()).answer?.commands).toEqual({ Ranger: ['say first'] })
  // The same call sent again proves nothing.
  await plugin.poll()
  expect(await rows()).toMatchObject([{ state: 'leased' }])
  await pass(MINUTE)
  await plugin.poll()
  expect(await rows()).toMatchObject([{ state: 'done', reason: 'not_confirmed' }])
  await enqueueDeliveries(site.database, { userId, command: 'say second' })
  await pass(MINUTE)
  await plugin.poll()
  await pass(LONGEST_LEASE)
  await plugin.poll()
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'review'])
})

test('a plugin is woken for what came since it asked, six seconds apart, by the hash of its key and nothing else', async () => {
  const { site, staff, plugin, keyText, settle, pass, userId } = await openWithAzlink({ config })
  const { heard, port } = await openListener()
  await settle()
  await set(staff, { wakeHost: '127.0.0.1', wakePort: port })
  await plugin.poll()
  await pass(SECOND)
  expect(heard).toEqual([])
  await enqueueDeliveries(site.database, { userId })
  await site.database.query.updateTable('delivery_events').set({ at: site.clock.now.getTime() }).execute()
  await pass(SECOND)
  expect(heard).toEqual([])
  await pass(5 * SECOND)
  const hash = createHash('sha256').update(keyText).digest('hex')
  await until(() => expect(heard).toEqual([['POST', '/', hash]]))
  for (let seconds = 0; seconds < 10; seconds += 1) await pass(SECOND)
  expect(heard).toHaveLength(1)
  await plugin.poll()
  expect(plugin.ran).toEqual(['say Ranger'])
  for (let seconds = 0; seconds < 20; seconds += 1) await pass(SECOND)
  expect(heard).toHaveLength(1)
})

test('what waited while a plugin showed that it runs what it is sent does not wait for its next minute', async () => {
  const { site, staff, plugin, pass, userId } = await openWithAzlink({ config })
  const { heard, port } = await openListener()
  await set(staff, { wakeHost: '127.0.0.1', wakePort: port })
  await enqueueDeliveries(site.database, { userId })
  await pass(SECOND)
  await plugin.start()
  await plugin.poll()
  await pass(5 * SECOND)
  expect(heard).toEqual([])
  await pass(SECOND)
  await until(() => expect(heard).toHaveLength(1))
  await plugin.poll()
  expect(plugin.ran).toEqual(['say Ranger'])
})

test('staff try waking and are told no more than whether it is there, and never into a network that is not allowed', async () => {
  const { staff } = await openWithAzlink({ config })
  const wake = async () => {
    const reply = await staff.call('POST', '/admin/servers/1/azlink/wake')
    return reply.statusCode === 200 ? reply.json<{ outcome: string }>().outcome : errorCode(reply)
  }
  expect(await wake()).toBe('not_found')
  for (const [status, outcome] of [
    [200, 'reached'],
    [403, 'other_key'],
    [503, 'not_set_up'],
    [302, 'refused'],
    [404, 'refused'],
  ] as const) {
    const { heard, port } = await openListener(status)
    await set(staff, { wakeHost: 'localhost', wakePort: port })
    await set(staff, { wakeHost: '127.0.0.1' })
    expect([status, await wake()]).toEqual([status, outcome])
    expect(heard).toHaveLength(1)
  }
  await set(staff, { wakePort: 1 })
  expect(await wake()).toBe('refused')
  const closed = await openWithAzlink()
  const { heard, port } = await openListener()
  await set(closed.staff, { wakeHost: '127.0.0.1', wakePort: port })
  const reply = await closed.staff.call('POST', '/admin/servers/1/azlink/wake')
  expect([reply.json(), heard]).toEqual([{ outcome: 'refused' }, []])
})

test('two hosts that ask with one key are told of, and one that moved only for a while', async () => {
  const { staff, plugin, make, settle, pass } = await openWithAzlink()
  const copy = make({ from: '127.0.0.2' })
  await settle()
  await plugin.poll()
  await copy.poll()
  expect((await look(staff)).plugins).toMatchObject([{ addresses: 2 }])
  await pass(MINUTE)
  await copy.poll()
  await pass(2 * MINUTE)
  await copy.poll()
  expect((await look(staff)).plugins).toMatchObject([{ addresses: 1 }])
})

test('staff see how its machine and its worlds do, and where two hosts behind one address ask with one key', async () => {
  const { site, staff, make, plugin } = await openWithAzlink()
  await plugin.poll({ system: { ram: 812.5, cpu: -1 }, worlds: { tps: 19.5, chunks: 400, entities: 120 } })
  const load = { ram: 812.5, cpu: null, tps: 19.5, chunks: 400, entities: 120 }
  expect((await look(staff)).plugins).toMatchObject([{ load, asksTwice: false }])
  const copied = make()
  for (const one of [copied, plugin, copied, plugin]) {
    site.clock.advance(30 * SECOND)
    await one.poll()
  }
  expect((await look(staff)).plugins).toMatchObject([{ load, asksTwice: true, addresses: 1 }])
})

test('a command that needs free slots is saved for no game server whose commands AzLink alone runs', async () => {
  const { site, settle, agent, pass } = await openWithAzlink()
  const admin = await site.administrator()
  const send = async (freeSlots: number) => {
    const body = { gameServerId: 1, player: { name: 'Ranger' }, command: 'say hi', requires: { freeSlots } }
    const reply = await admin.call('POST', '/admin/deliveries', { body })
    return [reply.statusCode, reply.statusCode === 201 ? null : reply.json<{ fields: object }>().fields]
  }
  expect((await send(1))[0]).toBe(201)
  await settle()
  expect(await send(1)).toEqual([400, { 'requires.freeSlots': expect.stringContaining('AzLink') }])
  expect((await send(0))[0]).toBe(201)
  const sell = async (gameServerId: number | null, freeSlots: number) => {
    const action = {
      kind: 'command',
      when: 'bought',
      command: 'say hi',
      requiresOnline: true,
      idempotent: false,
    }
    const body = {
      ...{ key: `p-${freeSlots}-${gameServerId}`, category: 'resources', type: 'global' },
      ...{ name_en: 'Thing', description_en: 'It.' },
      ...{ priceKopecks: 100, actions: [{ ...action, gameServerId, freeSlots }] },
    }
    const reply = await admin.call('POST', '/admin/shop/products', { body })
    return [
      reply.statusCode,
      reply.statusCode === 201 ? '' : Object.keys(reply.json<{ fields: object }>().fields),
    ]
  }
  expect([await sell(1, 1), await sell(null, 1), await sell(1, 0)]).toEqual([
    [400, ['actions']],
    [400, ['actions']],
    [201, ''],
  ])
  // Something else asks for its commands as well: that counts.
  await agent.call('POST', '/game/v1/claim', { body: { instance: 'rcon', online: [], capacity: 1 } })
  await pass(1_000)
  expect([(await send(1))[0], await sell(1, 2)]).toEqual([201, [201, '']])
})
