import { expect, test } from 'vitest'
import type { Job } from '#shared/contract/games/bridge.ts'
import {
  callClaim,
  claim,
  first,
  LEASE,
  line,
  openWithAgent,
  pass,
  type Reply,
  report,
  SECOND,
} from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

test('a command is handed out once, as it is to be run, and done once it is said to be', async () => {
  const { site, agent, rows, story, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, {
    userId,
    of: line(1),
    command: 'give {player} diamond {amount} {seconds}',
    amount: 3,
    endsAt: site.clock.now.getTime() + 90_000,
    freeSlots: 2,
  })
  const reply = (await callClaim(agent)).json<Reply>()
  expect(reply).toEqual({
    serverTime: site.clock.now.toISOString(),
    jobs: [
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        attempt: 1,
        kind: 'command',
        command: 'give Ranger diamond 3 90',
        player: { name: 'Ranger', uuid: null },
        requires: { online: false, freeSlots: 2 },
        idempotent: false,
        leaseUntil: new Date(site.clock.now.getTime() + LEASE).toISOString(),
      },
    ],
  })
  expect(await claim(agent)).toEqual([])
  const job = first(reply.jobs)
  expect(await report(agent, job, { output: '§aGave 3 §rdiamonds\u0000' })).toEqual(['done', true])
  const settled = await rows()
  expect(settled).toMatchObject([{ state: 'done', output: 'Gave 3 diamonds', reason: null }])
  for (const outcome of ['done', 'failed', 'unknown', 'not_run'])
    expect(await report(agent, job, { outcome })).toEqual(['done', false])
  expect(await rows()).toEqual(settled)
  expect(await story()).toEqual([
    ['queued', 0, null],
    ['leased', 1, null],
    ['done', 1, null],
  ])
})

test('a job waits for its player by any spelling, for its UUID, and for its turn in its line', async () => {
  const { site, agent, userId } = await openWithAgent()
  const uuid = '8667ba71-b85a-4004-af54-457a9734eed7'
  const of = line(1)
  await enqueueDeliveries(
    site.database,
    { userId, of, position: 2, command: 'say second' },
    { userId, of, position: 1, command: 'say first {player}', requiresOnline: true },
    { userId, of: line(2), command: 'lp user {uuid} info', player: 'Scout' },
    { userId, of, position: 1, command: 'say elsewhere', gameServerId: 2 },
    { userId: null, of: null, command: 'say by hand', moment: 'by_hand' },
  )
  const commands = async (online: object[] = [], capacity = 50) =>
    (await claim(agent, { online, capacity })).map(({ command }) => command)
  expect(await commands()).toEqual(['say by hand'])
  expect(await commands([{ name: 'Scout' }])).toEqual([])
  expect(await commands([{ name: 'SCOUT', uuid }])).toEqual([`lp user ${uuid} info`])
  const jobs = await claim(agent, { online: [{ name: 'rANGER' }] })
  expect(jobs.map(({ command }) => command)).toEqual(['say first Ranger'])
  // In any other state than done the next one waits with it.
  expect(await commands()).toEqual([])
  expect(await report(agent, first(jobs), { outcome: 'failed' })).toEqual(['failed', true])
  expect(await commands([{ name: 'Ranger' }])).toEqual([])
  await site.database.query
    .updateTable('deliveries')
    .set({ state: 'done' })
    .where('state', '=', 'failed')
    .execute()
  expect(await commands()).toEqual(['say second'])
})

test('what takes back waits for nobody to be there, but until what it undoes has settled', async () => {
  const { site, agent, userId } = await openWithAgent()
  const of = line(1)
  await enqueueDeliveries(site.database, { userId, of, command: 'say give' })
  const job = first(await claim(agent))
  await enqueueDeliveries(
    site.database,
    { userId, of, position: 9, command: 'say take', moment: 'refunded' },
    { userId, of: line(2), position: 9, command: 'say take, too', moment: 'refunded' },
  )
  expect((await claim(agent)).map(({ command }) => command)).toEqual(['say take, too'])
  expect(await report(agent, job, { outcome: 'unknown' })).toEqual(['review', true])
  expect(await claim(agent)).toEqual([])
  await site.database.query
    .updateTable('deliveries')
    .set({ state: 'cancelled' })
    .where('state', '=', 'review')
    .execute()
  expect((await claim(agent)).map(({ command }) => command)).toEqual(['say take'])
})

test('any number of agents get each job once', async () => {
  const { site, agent, key, userId } = await openWithAgent()
  const other = (await key()).agent
  await enqueueDeliveries(
    site.database,
    ...Array.from({ length: 60 }, (_, index) => ({
      userId,
      of: line(index % 40),
      position: index,
      command: `say ${index}`,
    })),
  )
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      claim(index % 2 ? agent : other, { instance: `i${index}`, capacity: 7 }),
    ),
  )
  const ids = all.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const rest = await claim(agent, { instance: 'rest' })
  expect(ids.length + rest.length).toBe(40)
})

test('an agent that claims and dies: what may run twice is queued again, all else is in doubt, and a late report still settles that', async () => {
  const { site, agent, rows, story, userId } = await openWithAgent()
  await enqueueDeliveries(
    site.database,
    { userId, command: 'say once' },
    { userId, command: 'say twice', idempotent: true },
  )
  const [once, twice] = await claim(agent)
  await pass(site, LEASE - 1)
  expect((await rows()).map(({ state }) => state)).toEqual(['leased', 'leased'])
  await pass(site, 1)
  expect((await rows()).map(({ state, attempt, reason }) => [state, attempt, reason])).toEqual([
    ['review', 1, 'lease_ended'],
    ['queued', 2, 'lease_ended'],
  ])
  expect(await report(agent, first([twice as Job]))).toEqual(['queued', false])
  const again = await claim(agent, { instance: 'b' })
  expect(again.map(({ id, attempt }) => [id, attempt])).toEqual([[twice?.id, 2]])
  expect(await report(agent, first(again), { attempt: 1 }, 'b')).toEqual(['leased', false])
  expect(await report(agent, once as Job, {}, 'b')).toEqual([null, false])
  expect(await report(agent, once as Job, { outcome: 'not_run' })).toEqual(['queued', true])
  expect((await claim(agent)).map(({ attempt }) => attempt)).toEqual([2])
  expect((await story()).filter(([, , reason]) => reason === 'lease_ended')).toHaveLength(2)
})

test('once staff have decided, a late report changes nothing', async () => {
  const { site, staff, agent, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId })
  const job = first(await claim(agent))
  await pass(site, LEASE)
  const decided = await staff.call('POST', `/admin/deliveries/${job.id}/done`, {
    body: { reason: 'Seen in the game' },
  })
  expect(decided.statusCode).toBe(200)
  expect(await report(agent, job, { outcome: 'failed' })).toEqual(['done', false])
})

test('what is unknown is said to be, and only staff decide on it', async () => {
  const { site, agent, rows, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId, idempotent: true })
  const job = first(await claim(agent))
  expect(await report(agent, job, { outcome: 'unknown', output: undefined })).toEqual(['review', true])
  expect(await report(agent, job)).toEqual(['review', false])
  await pass(site, 10 * LEASE)
  expect(await rows()).toMatchObject([{ state: 'review', reason: 'unknown', attempt: 1 }])
  expect(await claim(agent)).toEqual([])
})

test('what did not begin is handed out again: at once, or ever later where the player has to do something', async () => {
  const { site, agent, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId })
  const job = first(await claim(agent))
  expect(await report(agent, job, { outcome: 'not_run' })).toEqual(['queued', true])
  const waits: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const again = first(await claim(agent))
    expect(await report(agent, again, { outcome: 'not_run', reason: 'no_space' })).toEqual(['queued', true])
    let waited = 0
    while (
      (await site.database.query.selectFrom('deliveries').select('not_before').executeTakeFirstOrThrow())
        .not_before! > site.clock.now.getTime()
    ) {
      expect(await claim(agent)).toEqual([])
      site.clock.advance(30 * SECOND)
      waited += 30
    }
    waits.push(waited)
  }
  expect(waits[0]).toBeGreaterThanOrEqual(30)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.at(-1)).toBe(600)
})

test('what failed is for the staff; what may run twice is tried five times more, ever later', async () => {
  const { site, agent, rows, story, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId, idempotent: true }, { userId })
  const jobs = await claim(agent)
  for (const job of jobs) await report(agent, job, { outcome: 'failed', output: 'No player was found' })
  expect((await rows()).map(({ state }) => state)).toEqual(['queued', 'failed'])
  for (let round = 0; round < 5; round += 1) {
    expect(await claim(agent)).toEqual([])
    site.clock.advance(10 * 60 * SECOND)
    await report(agent, first(await claim(agent)), { outcome: 'failed' })
  }
  site.clock.advance(60 * 60 * SECOND)
  expect(await claim(agent)).toEqual([])
  expect((await rows()).map(({ state, attempt }) => [state, attempt])).toEqual([
    ['failed', 6],
    ['failed', 1],
  ])
  expect((await story()).filter(([state]) => state === 'failed')).toHaveLength(7)
})
