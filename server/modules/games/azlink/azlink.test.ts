import { expect, test } from 'vitest'
import { openWithAzlink } from '#tests/azlink/open-with-azlink.ts'
import { claim, first, line, report, SECOND } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

const RANGER = '8667ba71-b85a-4004-af54-457a9734eed7'
const MINUTE = 60 * SECOND
const RECEIPT = /^azlink money add frontland\.receipt [1-9]\d*$/
const user = { id: 2_147_483_647, name: 'frontland.receipt', money: 0 }

test('the plugin links itself, shows that it runs what it is sent, and from then on gives what was bought', async () => {
  const { site, plugin, states, rows, userId, pass } = await openWithAzlink()
  await enqueueDeliveries(site.database, { userId, command: 'give {player} diamond {amount}', amount: 3 })
  expect(await plugin.start()).toMatchObject({ status: 200, body: '{"status":"success","game":"minecraft"}' })
  const first = await plugin.poll()
  expect(first.answer).toEqual({
    game: 'minecraft',
    commands: { 'frontland.receipt': [expect.stringMatching(RECEIPT)] },
    retry: false,
    users: [user],
  })
  expect([plugin.ran, await states()]).toEqual([[], [['queued', 0]]])
  await pass(MINUTE)
  const second = await plugin.poll()
  expect(second.answer).toEqual({
    game: 'minecraft',
    commands: { Ranger: ['give Ranger diamond 3', expect.stringMatching(RECEIPT)] },
    retry: false,
    users: [user],
  })
  expect(plugin.ran).toEqual(['give Ranger diamond 3'])
  expect(await rows()).toMatchObject([{ state: 'done', attempt: 1, output: null, reason: 'no_answer' }])
  await pass(MINUTE)
  expect((await plugin.poll()).answer).toEqual({
    game: 'minecraft',
    commands: {},
    retry: false,
    users: [user],
  })
})

test('as long as a plugin does not tell what it ran, it is sent nothing; so after each start and in another version', async () => {
  const { site, plugin, make, states, settle, userId, pass } = await openWithAzlink()
  await enqueueDeliveries(site.database, { userId })
  const deaf = make()
  deaf.loseReceipts()
  await deaf.start()
  for (let round = 0; round < 3; round += 1) {
    expect(Object.keys((await deaf.poll()).answer?.commands ?? {})).toEqual(['frontland.receipt'])
    await pass(MINUTE)
  }
  expect(await states()).toEqual([['queued', 0]])
  await settle(plugin)
  const newer = make({ version: '1.4.0' })
  newer.loseReceipts()
  expect(Object.keys((await newer.poll()).answer?.commands ?? {})).toEqual(['frontland.receipt'])
  expect(await states()).toEqual([['queued', 0]])
})

test('the key stands in a header of its own: none 401, another or an ended one 403, for something else 403', async () => {
  const { make, plugin, keyText, keyId, key, staff } = await openWithAzlink()
  const codeOf = async (one: ReturnType<typeof make>, path = '/azlink') => {
    const { status, body, location } = await one.call('POST', path, { amount: 1 })
    expect(location).toBeUndefined()
    return [status, (JSON.parse(body) as { code: string }).code]
  }
  expect(await codeOf(make({ key: undefined }))).toEqual([401, 'bad_key'])
  for (const other of [`${keyText}x`, 'x', 'flg_1_', `Bearer ${keyText}`])
    expect(await codeOf(make({ key: other }))).toEqual([403, 'key_refused'])
  const reporter = make({ key: (await key(1, ['report'])).text })
  expect((await reporter.start()).status).toBe(200)
  expect(await codeOf(reporter)).toEqual([403, 'missing_scope'])
  expect(await codeOf(reporter, `/azlink/user/${user.id}/money/add`)).toEqual([403, 'missing_scope'])
  for (const path of ['/azlink/register', '/azlink/email', '/azlink/password']) {
    expect(await codeOf(plugin, path)).toEqual([403, 'not_allowed'])
    expect(await codeOf(make({ key: undefined }), path)).toEqual([401, 'bad_key'])
  }
  await staff.call('DELETE', `/admin/servers/1/keys/${keyId}`)
  expect(await codeOf(plugin)).toEqual([403, 'key_refused'])
  expect((await plugin.start()).status).toBe(403)
  for (const path of ['/shop/azlink', '/vote/azlink', '/skin-api', '/azlink/'])
    expect((await plugin.call('GET', path)).status).toBe(404)
})

test('a command waits for its player by any spelling and is written as the game spells them; UUIDs are told or remembered', async () => {
  const { site, plugin, settle, userId, pass } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(
    site.database,
    { userId, command: 'say {player} is here', requiresOnline: true },
    { userId, command: 'lp user {uuid} info' },
    { userId, command: 'give {player} chest', freeSlots: 1 },
  )
  expect((await plugin.poll()).answer?.commands).toEqual({})
  await pass(MINUTE)
  plugin.join({ name: 'rANGER', uuid: RANGER }, { name: 'a name of nobody', uuid: RANGER })
  await plugin.poll()
  expect(plugin.ran).toEqual(['say rANGER is here', `lp user ${RANGER} info`])
  plugin.join()
  await enqueueDeliveries(site.database, { userId, command: 'lp user {uuid} clear' })
  await pass(MINUTE)
  await plugin.poll()
  expect(plugin.ran.at(-1)).toBe(`lp user ${RANGER} clear`)
})

test('commands of one line stand together and in order, twenty that may not run twice and a hundred in all', async () => {
  const { site, plugin, settle, states, userId, pass } = await openWithAzlink()
  await settle()
  const make = (count: number, idempotent: boolean, lineId?: number) =>
    Array.from({ length: count }, (_, index) => ({
      userId,
      ...(lineId === undefined ? {} : { of: line(lineId) }),
      player: `Player${lineId ?? ''}`,
      position: index + 1,
      command: `say ${lineId} ${index + 1}`,
      idempotent,
    }))
  const [a, b] = [make(3, false, 1), make(3, false, 2)]
  await enqueueDeliveries(site.database, ...a.flatMap((job, index) => [job, ...b.slice(index, index + 1)]))
  await plugin.poll()
  expect(plugin.ran).toEqual(['say 1 1', 'say 1 2', 'say 1 3', 'say 2 1', 'say 2 2', 'say 2 3'])
  await enqueueDeliveries(site.database, ...make(30, false), ...make(100, true))
  await pass(MINUTE)
  const { answer } = await plugin.poll()
  expect(answer?.retry).toBe(true)
  const given = (await states()).slice(6)
  expect(given.filter(([state]) => state === 'done')).toHaveLength(100)
  expect(given.slice(0, 30).filter(([state]) => state === 'done')).toHaveLength(20)
  await pass(MINUTE)
  expect((await plugin.poll()).answer?.retry).toBe(false)
  expect((await states()).every(([state]) => state === 'done')).toBe(true)
})

test('nothing that is sent holds a brace, and whatever a player may be called is a name', async () => {
  const { site, plugin, settle, rows, userId } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(
    site.database,
    { userId, of: line(1), command: 'give {player} stone{Count:1}' },
    { userId, of: line(1), position: 2, command: 'say after' },
    ...['__proto__', 'constructor', '12345'].map((player) => ({ userId, player, command: `say ${player}` })),
  )
  const { answer } = await plugin.poll()
  expect(Object.keys(answer?.commands ?? {}).toSorted()).toEqual(['12345', '__proto__', 'constructor'])
  expect(plugin.ran.toSorted()).toEqual(['say 12345', 'say __proto__', 'say constructor'])
  expect((await rows()).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'has_brace'],
    ['queued', null],
    ...Array.from({ length: 3 }, () => ['done', 'no_answer']),
  ])
})

test('a poll is a heartbeat: who is in the game for 150 seconds, and which program tells it from where', async () => {
  const { site, plugin, staff, pass } = await openWithAzlink()
  plugin.join({ name: 'Ranger', uuid: RANGER })
  await plugin.poll({ worlds: { tps: 19.5, chunks: 10, entities: 3 }, system: { ram: 100, cpu: -1 } })
  await pass(SECOND)
  const status = async () => (await site.anonymous.call('GET', '/servers/1/status')).json()
  expect(await status()).toMatchObject({ online: true, players: 1, maxPlayers: 20, version: 'Paper 1.21.4' })
  expect((await staff.call('GET', '/admin/servers/1/agents')).json()).toMatchObject([
    { agent: 'AzLink 1.3.12', isPolling: true, heartbeat: { players: 1, maxPlayers: 20, tps: 19.5 } },
  ])
  await pass(140 * SECOND)
  expect(await status()).toMatchObject({ online: true, players: 1 })
})

test('bodies that are none are refused and hand out nothing', async () => {
  const { site, plugin, settle, states, userId } = await openWithAzlink()
  await settle()
  await enqueueDeliveries(site.database, { userId })
  for (const wrong of [
    { players: undefined },
    { players: [{ name: 'Ranger', uid: '1' }] },
    { players: [{ name: 'Ran\0ger', uuid: RANGER }] },
    { platform: null },
    { maxPlayers: 'many' },
  ])
    expect([wrong, (await plugin.poll(wrong)).status]).toEqual([wrong, 400])
  expect((await plugin.poll({ filler: 'x'.repeat(1_100_000) })).status).toBe(413)
  expect(await states()).toEqual([['queued', 0]])
  const many = Array.from({ length: 5_000 }, (_, index) => ({ name: `Player_${index}`, uuid: RANGER }))
  expect((await plugin.poll({ players: many, maxPlayers: 9_999_999_999 })).status).toBe(200)
  expect(await states()).toEqual([['done', 1]])
})

test('money is of nobody yet, and only whole numbers are money', async () => {
  const { plugin } = await openWithAzlink()
  const change = async (id: number, deed: string, amount: unknown) =>
    (await plugin.call('POST', `/azlink/user/${id}/money/${deed}`, { amount })).status
  for (const deed of ['add', 'remove', 'set']) {
    expect(await change(1, deed, 5)).toBe(403)
    for (const amount of [1.5, -1, 'x', null, 1e300]) expect(await change(1, deed, amount)).toBe(400)
  }
  expect(await change(1, 'add', 1_000_001)).toBe(400)
  expect(await change(user.id, 'add', 12_345)).toBe(404)
  expect(await change(user.id, 'remove', 5)).toBe(403)
})

test('while the site is closed for maintenance agents are answered as always, AzLink too', async () => {
  const { site, plugin, agent, rows, userId, settle } = await openWithAzlink()
  const operator = await site.administrator()
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true } })
  expect((await site.anonymous.call('GET', '/shop/products')).statusCode).toBe(503)
  await settle()
  await enqueueDeliveries(site.database, { userId, command: 'say by AzLink' })
  await plugin.poll()
  await enqueueDeliveries(site.database, { userId, command: 'say by an agent' })
  expect(await report(agent, first(await claim(agent)))).toEqual(['done', true])
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done'])
})
