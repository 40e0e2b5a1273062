import { expect, test } from 'vitest'
import type { Delivery, DeliveryEvent } from '#shared/contract/games/deliveries.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { claim, first, LEASE, line, openWithAgent, pass, report, SECOND } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

const UUID = '8667ba71-b85a-4004-af54-457a9734eed7'

async function open() {
  const opened = await openWithAgent()
  const { site, staff } = opened
  const decide = (id: string, decision: string, by = staff) =>
    by.call('POST', `/admin/deliveries/${id}/${decision}`, { body: { reason: 'Asked the player' } })
  const log = async () =>
    (await site.database.query.selectFrom('audit_log').selectAll().orderBy('id').execute())
      .filter(({ noun }) => noun === 'delivery')
      .map(({ action }) => action)
  return { ...opened, decide, log }
}

test('what failed or is in doubt is handed out again, as an attempt of its own', async () => {
  const { site, staff, agent, decide, rows, story, log, userId } = await open()
  await enqueueDeliveries(site.database, { userId }, { userId, command: 'say second' })
  const [failed, doubtful] = await claim(agent)
  await report(agent, first([failed ?? expect.fail()]), { outcome: 'failed', output: 'No such item' })
  await pass(site, LEASE + SECOND)
  expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'review', leased_to: 'a' }])
  for (const job of [failed, doubtful]) {
    const reply = await decide(job?.id ?? '', 'retry')
    expect([reply.statusCode, reply.json<Delivery>().state, reply.json<Delivery>().attempt]).toEqual([
      200,
      'queued',
      2,
    ])
  }
  // What the agent still tells of the attempt before changes nothing.
  expect(await report(agent, first([doubtful ?? expect.fail()]))).toEqual(['queued', false])
  expect((await claim(agent)).map(({ attempt }) => attempt)).toEqual([2, 2])
  expect((await story()).filter(([, , reason]) => reason === 'Asked the player')).toHaveLength(2)
  // What became of the first attempt is told, though the command waits again.
  const told = await staff.call('GET', `/admin/deliveries/${failed?.id}/story`)
  expect(told.json<{ data: DeliveryEvent[] }>().data).toMatchObject([
    { state: 'queued', attempt: 0, by: null },
    { state: 'leased', attempt: 1 },
    { state: 'failed', attempt: 1, output: 'No such item', at: expect.stringMatching(/Z$/) },
    { state: 'queued', attempt: 2, output: null, reason: 'Asked the player', by: 'Smith' },
    { state: 'leased', attempt: 2 },
  ])
  expect(await log()).toEqual(['retry', 'retry'])
})

test('of a story that is very long the latest is told', async () => {
  const { site, staff, userId } = await open()
  const [uuid = ''] = await enqueueDeliveries(site.database, { userId })
  const { id } = await site.database.query.selectFrom('deliveries').select('id').executeTakeFirstOrThrow()
  const events = Array.from({ length: 1_050 }, (_, nth) => ({
    delivery_id: id,
    at: nth,
    state: 'queued' as const,
    attempt: nth + 1,
    reason: null,
    output: null,
    actor_id: null,
  }))
  await site.database.query.insertInto('delivery_events').values(events).execute()
  const { data } = (await staff.call('GET', `/admin/deliveries/${uuid}/story`)).json<{
    data: DeliveryEvent[]
  }>()
  expect([data.length, data[0]?.attempt, data.at(-1)?.attempt]).toEqual([1_000, 51, 1_050])
})

test('what is given up is handed out no more', async () => {
  const { site, agent, decide, log, userId } = await open()
  const [id = ''] = await enqueueDeliveries(site.database, { userId })
  expect((await decide(id, 'cancel')).json()).toMatchObject({
    state: 'cancelled',
    reason: 'Asked the player',
  })
  expect(await claim(agent)).toEqual([])
  for (const decision of ['cancel', 'retry', 'done'])
    expect(errorCode(await decide(id, decision))).toBe('delivery_settled')
  expect(await log()).toEqual(['cancel'])
})

test('a game that has it now is waited for; what was given by hand is given', async () => {
  const { site, agent, decide, userId } = await open()
  await enqueueDeliveries(site.database, { userId })
  const job = first(await claim(agent))
  for (const decision of ['cancel', 'retry'])
    expect(errorCode(await decide(job.id, decision))).toBe('delivery_out')
  expect((await decide(job.id, 'done')).statusCode).toBe(200)
  expect(await report(agent, job)).toEqual(['done', false])
})

test('of two who decide at once one decides', async () => {
  const { site, agent, decide, rows, log, userId } = await open()
  for (const acts of [
    ['retry', 'retry', 'retry'],
    ['done', 'cancel', 'done'],
  ]) {
    const [id = ''] = await enqueueDeliveries(site.database, { userId })
    const job = (await claim(agent)).find((one) => one.id === id)
    await report(agent, first(job ? [job] : []), { outcome: 'unknown' })
    const replies = await Promise.all(acts.map((act) => decide(id, act)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  }
  expect(await rows()).toMatchObject([{ state: 'leased', attempt: 2 }, { settled_at: expect.any(Number) }])
  expect(await log()).toHaveLength(2)
})

test('nobody decides without the permission, about nothing, or without a reason', async () => {
  const { site, staff, decide, userId } = await open()
  const [id = ''] = await enqueueDeliveries(site.database, { userId })
  const other = await site.player('Crow', ['access_admin_panel', 'manage_shop'])
  for (const act of ['retry', 'cancel', 'done']) {
    expect((await decide(id, act, other)).statusCode).toBe(403)
    expect((await decide(UUID, act)).statusCode).toBe(404)
    const unsaid = await staff.call('POST', `/admin/deliveries/${id}/${act}`, { body: { reason: ' ' } })
    expect(unsaid.statusCode).toBe(400)
  }
})

test('a command that nobody bought is sent as it would be typed, and stands in the log', async () => {
  const { site, agent, log, rows } = await open()
  const operator = await site.player('Hawk', ['access_admin_panel', 'send_game_commands'])
  const send = (body: object) => operator.call('POST', '/admin/deliveries', { body })
  const sent = await send({
    gameServerId: 1,
    player: { name: 'Ranger', uuid: UUID },
    command: 'lp user {uuid} info',
  })
  expect(sent.statusCode).toBe(201)
  expect(sent.json()).toMatchObject({
    state: 'queued',
    command: `lp user ${UUID} info`,
    orderId: null,
    requiresOnline: false,
    idempotent: false,
  })
  expect(await claim(agent)).toMatchObject([{ command: `lp user ${UUID} info`, player: { name: 'Ranger' } }])
  await send({
    gameServerId: 1,
    player: { name: 'Scout' },
    command: 'say {player}',
    requires: { online: true, freeSlots: 2 },
    idempotent: true,
  })
  expect(await claim(agent)).toEqual([])
  expect(await claim(agent, { online: [{ name: 'scout' }] })).toMatchObject([
    { command: 'say Scout', requires: { online: true, freeSlots: 2 }, idempotent: true },
  ])
  expect(await log()).toEqual(['send', 'send'])
  expect((await rows()).map(({ user_id }) => user_id)).toEqual([null, null])
})

test('what could never be sent is refused, and so is whoever may not or has not just signed in', async () => {
  const { site, staff, rows } = await open()
  const operator = await site.player('Hawk', ['access_admin_panel', 'send_game_commands'])
  const good = { gameServerId: 1, player: { name: 'Ranger' }, command: 'say hi' }
  for (const [body, field] of [
    [{ ...good, gameServerId: 999 }, 'gameServerId'],
    [{ ...good, player: { name: 'a b' } }, 'player.name'],
    [{ ...good, player: { name: 'op @a;' } }, 'player.name'],
    [{ ...good, command: 'say a\nop Ranger' }, 'command'],
    [{ ...good, command: 'give {player} {amount}' }, 'command'],
    [{ ...good, command: 'say {nobody}' }, 'command'],
    [{ ...good, command: 'я'.repeat(800) }, 'command'],
    [{ ...good, requires: { freeSlots: 99 } }, 'requires.freeSlots'],
  ] as const) {
    const reply = await operator.call('POST', '/admin/deliveries', { body })
    expect([field, reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([field, 400, [field]])
  }
  expect((await staff.call('POST', '/admin/deliveries', { body: good })).statusCode).toBe(403)
  site.clock.advance(16 * 60 * SECOND)
  expect(errorCode(await operator.call('POST', '/admin/deliveries', { body: good }))).toBe(
    'confirmation_required',
  )
  expect(await rows()).toEqual([])
})

test('the log says of what it was decided: an order by its number, a command sent by hand by its server', async () => {
  const { site, decide, userId } = await open()
  const operator = await site.player('Hawk', ['access_admin_panel', 'send_game_commands'])
  const [ordered = ''] = await enqueueDeliveries(site.database, { userId, of: line(1) })
  const command = { gameServerId: 1, player: { name: 'Wolf', uuid: UUID }, command: 'say {player}' }
  const sent = (await operator.call('POST', '/admin/deliveries', { body: command })).json<Delivery>()
  const other = (await operator.call('POST', '/admin/deliveries', { body: command })).json<Delivery>()
  await decide(ordered, 'done')
  await decide(sent.id, 'done')
  await decide(other.id, 'cancel')
  // As older entries are kept, which do not name the server.
  await site.database.query
    .insertInto('audit_log')
    .values({
      actor_id: null,
      action: 'retry',
      noun: 'delivery',
      noun_id: 150,
      before: JSON.stringify({ state: 'failed' }),
      after: JSON.stringify({ state: 'queued', order: null, reason: 'Asked the player' }),
      at: site.clock.now.getTime(),
    })
    .execute()
  const told = async (language: string) =>
    (
      await (
        await site.administrator()
      ).call('GET', '/admin/audit?noun=delivery', {
        headers: { 'accept-language': language },
      })
    )
      .json<{ data: AuditEntry[] }>()
      .data.map(({ description }) => description)
      .reverse()
  const server = sent.gameServer
  expect(server).toEqual(expect.any(String))
  expect(await told('en')).toEqual([
    `Hawk sent a command to the server “${server}”`,
    `Hawk sent a command to the server “${server}”`,
    'Smith gave by hand what belongs to order “K7M2Q4RX”',
    `Smith marked as done a command sent by hand to the server “${server}”`,
    `Smith canceled a command sent by hand to the server “${server}”`,
    'Deleted player tried again the hand-sent command no. 150',
  ])
  expect(await told('ru')).toEqual([
    `Команда отправлена на сервер «${server}» — Hawk`,
    `Команда отправлена на сервер «${server}» — Hawk`,
    'Выдано вручную по заказу «K7M2Q4RX» — Smith',
    `Отмечена выполненной команда, отправленная вручную на сервер «${server}» — Smith`,
    `Отменена команда, отправленная вручную на сервер «${server}» — Smith`,
    'Запущена снова отправленная вручную команда № 150 — Удалённый игрок',
  ])
})
