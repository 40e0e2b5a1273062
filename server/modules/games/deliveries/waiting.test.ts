import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { until } from '#tests/harness/until.ts'
import {
  callClaim,
  claim,
  first,
  LEASE,
  LOOK_MS,
  line,
  openWithAgent,
  pass,
  type Reply,
  report,
  SECOND,
} from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

/** Longer than anything here takes, and shorter than a test. */
const waitSeconds = 20

async function openListening(options: Parameters<typeof openWithAgent>[0] = {}) {
  const opened = await openWithAgent(options)
  const { app } = opened.site
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  const { text } = await opened.key()
  /** A claim over a connection of its own, which `leave` cuts. */
  function waitOver(body: object = {}) {
    const cut = new AbortController()
    const answer = fetch(`http://127.0.0.1:${port}/api/game/v1/claim`, {
      method: 'POST',
      headers: { authorization: `Bearer ${text}`, 'content-type': 'application/json' },
      body: JSON.stringify({ instance: 'w', online: [], capacity: 50, waitSeconds, ...body }),
      signal: cut.signal,
    })
    answer.catch(() => {})
    return { answer, leave: () => cut.abort() }
  }
  return { ...opened, waitOver }
}

test('a call that waits is answered as soon as this process has written something down for it', async () => {
  const { site, agent, userId } = await openWithAgent()
  await enqueueDeliveries(
    site.database,
    { userId, of: line(1), command: 'say first' },
    { userId, of: line(1), position: 2, command: 'say second' },
  )
  const [job] = await claim(agent)
  const waiting = claim(agent, { waitSeconds })
  await wait(50)
  const begun = performance.now()
  await report(agent, first(job ? [job] : []))
  expect((await waiting).map(({ command }) => command)).toEqual(['say second'])
  expect(performance.now() - begun).toBeLessThan(5 * SECOND)
})

test('a call waits as long as it has asked for, however soon a silent connection is as good as lost', async () => {
  const { waitOver } = await openListening({ patience: { silenceTimeout: 300 } })
  const reply = await waitOver({ waitSeconds: 2 }).answer
  expect([reply.status, ((await reply.json()) as Reply).jobs]).toEqual([200, []])
})

test('what another process wrote down is found within a second, for all that wait by one look', async () => {
  const { site, agent, key, userId } = await openWithAgent()
  const other = (await key(2)).agent
  const [waiting, idle] = [claim(agent, { waitSeconds }), claim(other, { waitSeconds: 1 })]
  await wait(50)
  await site.runBackgroundWork(LOOK_MS)
  await enqueueDeliveries(site.database, { userId, command: 'say hello' })
  await site.runBackgroundWork(LOOK_MS)
  expect((await waiting).map(({ command }) => command)).toEqual(['say hello'])
  expect(await idle).toEqual([])
})

test('what its time makes due is handed to whoever waits', async () => {
  const { site, agent, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId, idempotent: true })
  await report(agent, first(await claim(agent)), { outcome: 'not_run', reason: 'not_now' })
  const waiting = claim(agent, { waitSeconds })
  await wait(50)
  await pass(site, 29 * SECOND)
  await pass(site, 2 * SECOND)
  expect(await waiting).toMatchObject([{ attempt: 2 }])
})

test('without anything to do the call ends when its time is over', async () => {
  const { agent } = await openWithAgent()
  const begun = performance.now()
  expect(await claim(agent, { waitSeconds: 1 })).toEqual([])
  expect(performance.now() - begun).toBeGreaterThan(0.9 * SECOND)
  expect(await claim(agent, { waitSeconds: 0 })).toEqual([])
  expect((await callClaim(agent, { waitSeconds: 51 })).statusCode).toBe(400)
})

test('nothing is handed to a connection that has gone', async () => {
  const { site, agent, waitOver, rows, userId } = await openListening()
  const { answer, leave } = waitOver()
  await wait(100)
  leave()
  await expect(answer).rejects.toThrow()
  await wait(50)
  await enqueueDeliveries(site.database, { userId })
  await site.runBackgroundWork(LOOK_MS)
  await wait(50)
  expect(await rows()).toMatchObject([{ state: 'queued', leased_to: null }])
  expect(await claim(agent)).toHaveLength(1)
})

test('nor to one that goes while it is asked who calls', async () => {
  const { site, waitOver, rows, userId } = await openListening()
  for (let nth = 0; nth < 20; nth += 1) {
    const { answer, leave } = waitOver()
    setTimeout(leave, nth % 10)
    await expect(answer).rejects.toThrow()
  }
  await wait(200)
  await enqueueDeliveries(site.database, { userId })
  await site.runBackgroundWork(LOOK_MS)
  await wait(100)
  expect(await rows()).toMatchObject([{ state: 'queued', attempt: 0 }])
})

test('names that nobody in this game can have are refused by their place', async () => {
  const { agent } = await openWithAgent()
  const reply = await callClaim(agent, { online: [{ name: 'Ranger' }, { name: 'SeventeenLetters1' }] })
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['online.1.name']])
})

test('whoever goes while something is handed out has not got it', async () => {
  const { site, agent, waitOver, rows, userId } = await openListening()
  // So that this instance has been noted before.
  await claim(agent, { instance: 'w' })
  await enqueueDeliveries(site.database, { userId })
  const held = site.holdNextTransaction()
  const { answer, leave } = waitOver()
  await held.reached
  leave()
  await expect(answer).rejects.toThrow()
  await wait(100)
  held.release()
  await until(async () =>
    expect(await rows()).toMatchObject([{ state: 'queued', attempt: 2, leased_to: null }]),
  )
})

test('a key that is ended ends what waits with it, in this process and in others', async () => {
  const { site, key, staff } = await openWithAgent()
  const [here, elsewhere] = [await key(), await key()]
  const [first, second] = [
    callClaim(here.agent, { waitSeconds }),
    callClaim(elsewhere.agent, { waitSeconds }),
  ]
  await wait(50)
  await staff.call('DELETE', `/admin/servers/1/keys/${here.id}`)
  expect((await first).json()).toMatchObject({ code: 'bad_key' })
  await site.database.query.deleteFrom('agent_keys').where('id', '=', elsewhere.id).execute()
  await site.runBackgroundWork(LOOK_MS)
  expect((await second).statusCode).toBe(401)
})

test('a site that stops answers those that wait, with nothing', async () => {
  const { site, waitOver } = await openListening()
  const { answer } = waitOver()
  await wait(100)
  const begun = performance.now()
  await site.app.close()
  const reply = await answer
  expect([reply.status, ((await reply.json()) as Reply).jobs]).toEqual([200, []])
  expect(performance.now() - begun).toBeLessThan(5 * SECOND)
})

test('many wait at once, and each command is handed to one of them', async () => {
  const { site, agent, userId } = await openWithAgent()
  const waiting = Array.from({ length: 200 }, (_, nth) =>
    claim(agent, { waitSeconds: 3, instance: `i${nth}`, capacity: 1 }),
  )
  await wait(300)
  await enqueueDeliveries(site.database, ...Array.from({ length: 20 }, () => ({ userId })))
  await site.runBackgroundWork(LOOK_MS)
  const handed = (await Promise.all(waiting)).flat()
  expect(new Set(handed.map(({ id }) => id)).size).toBe(20)
  expect(handed).toHaveLength(20)
})

test('an instance is told again what it holds, and what its ended leases put in doubt, in the same attempt', async () => {
  const { site, agent, key, rows, story, userId } = await openWithAgent()
  const held = async (by = agent, instance = 'a') =>
    (await by.call('POST', '/game/v1/held', { body: { instance } })).json<Reply>().jobs
  await enqueueDeliveries(
    site.database,
    { userId, command: 'lp user {uuid} parent add elite', requiresOnline: true },
    { userId, command: 'say again', idempotent: true },
    { userId, command: 'say told' },
  )
  const uuid = '8667ba71-b85a-4004-af54-457a9734eed7'
  const jobs = await claim(agent, { online: [{ name: 'Ranger', uuid }] })
  expect(jobs).toHaveLength(3)
  await report(agent, jobs[2] ?? first(jobs))
  expect((await held()).map(({ command }) => command)).toEqual(jobs.slice(0, 2).map(({ command }) => command))
  expect(await held(agent, 'b')).toEqual([])
  expect(await held((await key(2)).agent)).toEqual([])

  await pass(site, LEASE + SECOND)
  expect(await rows()).toMatchObject([
    { state: 'review' },
    { state: 'queued', attempt: 2 },
    { state: 'done' },
  ])
  const [again, ...others] = await held()
  expect(others).toEqual([])
  expect(again).toEqual({
    ...jobs[0],
    leaseUntil: new Date(site.clock.now.getTime() + LEASE).toISOString(),
  })
  expect(await rows()).toMatchObject([{ state: 'leased', attempt: 1 }, {}, {}])
  expect(await report(agent, first([again ?? first(jobs)]), { outcome: 'unknown' })).toEqual(['review', true])
  // What the agent itself calls unknown is decided by the staff.
  expect(await held()).toEqual([])
  expect((await story()).at(-1)).toEqual(['review', 1, 'unknown'])
})

test('what goes back to its buyer is not handed again to whoever held it', async () => {
  const { site, agent, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId, of: line(1) })
  await claim(agent)
  await site.database.query.updateTable('deliveries').set({ is_held: 1 }).execute()
  const reply = await agent.call('POST', '/game/v1/held', { body: { instance: 'a' } })
  expect(reply.json<Reply>().jobs).toEqual([])
})
