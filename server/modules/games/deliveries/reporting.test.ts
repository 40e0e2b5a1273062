import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createSecrets } from '#server/lib/secrets.ts'
import type { Job, ReportResult } from '#shared/contract/games/bridge.ts'
import { createClient, errorCode, TEST_CONFIG } from '#tests/harness/test-app.ts'
import {
  callClaim,
  callReport,
  claim,
  first,
  LEASE,
  LONGEST_LEASE,
  LOOK_MS,
  openWithAgent,
  pass,
  report,
} from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

test.each([
  ['§cUnknown command. Type "/help" for help.', {}, 'failed', 'failure_text'],
  ['\u001b[31mno PLAYER was found', {}, 'failed', 'failure_text'],
  ['Nothing happened', { success: 'Gave' }, 'failed', 'no_success_text'],
  ['Gave 1', { success: 'Gave' }, 'done', null],
  ['§aGave §r1', { success: '§aGave 1' }, 'done', null],
  ['[Server: gave 1]', { success: 'Gave 1' }, 'done', null],
  ['Gave 1', { failure: '§c§a', success: '§l' }, 'done', null],
  ['The vault is full', { failure: 'vault is full' }, 'failed', 'failure_text'],
  ['  \n', { success: 'Gave' }, 'done', 'no_answer'],
  [`${'x'.repeat(100_000)} Unknown command`, {}, 'failed', 'failure_text'],
])('what an agent calls done is judged by the answer: %.40s', async (output, texts, state, reason) => {
  const { site, agent, rows, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId, ...texts })
  expect(await report(agent, first(await claim(agent)), { output })).toEqual([state, true])
  const [row] = await rows()
  expect([row?.state, row?.reason]).toEqual([state, reason])
  expect((row?.output ?? '').length).toBeLessThanOrEqual(4_000)
})

test('nobody reports for others: another server, another instance, a job there is not', async () => {
  const { site, agent, key, rows, userId } = await openWithAgent()
  const { agent: elsewhere } = await key(2)
  const { agent: twin } = await key(1)
  await enqueueDeliveries(site.database, { userId })
  expect(await claim(elsewhere)).toEqual([])
  const job = first(await claim(agent))
  expect(await report(elsewhere, job)).toEqual([null, false])
  expect(await report(agent, job, {}, 'b')).toEqual([null, false])
  expect(await report(agent, { ...job, attempt: 2 })).toEqual(['leased', false])
  expect(await report(agent, { ...job, id: '019ce0bb-1a00-7000-8000-0000000000ff' })).toEqual([null, false])
  expect(await rows()).toMatchObject([{ state: 'leased' }])
  // Any key of that game server will do.
  expect(await report(twin, job)).toEqual(['done', true])
})

test('a job is known by its id in capitals as well', async () => {
  const { site, agent, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId })
  const job = first(await claim(agent))
  expect(await report(agent, { ...job, id: job.id.toUpperCase() })).toEqual(['done', true])
})

test('a thousand reports of one job, in one body and at once, settle it once', async () => {
  const { site, agent, story, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId })
  const { id, attempt } = first(await claim(agent))
  const told = { id, attempt, outcome: 'done', at: '' }
  const replies = await Promise.all([
    callReport(agent, Array(1_000).fill(told)),
    ...Array.from({ length: 20 }, () => callReport(agent, [told])),
  ])
  const results = replies.flatMap((reply) => reply.json<{ results: ReportResult[] }>().results)
  expect(results).toHaveLength(1_020)
  expect(results.filter(({ accepted }) => accepted)).toHaveLength(1)
  expect(await story()).toHaveLength(3)
  expect((await callReport(agent, Array(1_001).fill(told))).statusCode).toBe(400)
})

test('the clock of a game decides nothing', async () => {
  const { site, agent, rows, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId }, { userId })
  const [one, two] = await claim(agent)
  const wrong = (milliseconds: number) => new Date(site.clock.now.getTime() + milliseconds).toISOString()
  expect(await report(agent, one as Job, { at: wrong(60 * LEASE) })).toEqual(['done', true])
  expect(await report(agent, two as Job, { at: wrong(-60 * LEASE) })).toEqual(['done', true])
  expect((await rows()).map(({ settled_at }) => settled_at)).toEqual(Array(2).fill(site.clock.now.getTime()))
})

test('a key that ends between claim and report tells nothing more; another of the same server does', async () => {
  const { site, staff, key, userId } = await openWithAgent()
  const { id, agent } = await key()
  await enqueueDeliveries(site.database, { userId })
  const job = first(await claim(agent))
  expect((await staff.call('DELETE', `/admin/servers/1/keys/${id}`)).statusCode).toBe(204)
  expect(errorCode(await callReport(agent, []))).toBe('bad_key')
  expect(errorCode(await callClaim(agent))).toBe('bad_key')
  expect(await report((await key()).agent, job)).toEqual(['done', true])
  expect(errorCode(await callClaim((await key(1, ['report'])).agent))).toBe('missing_scope')
  expect(errorCode(await callReport((await key(1, ['report'])).agent, []))).toBe('missing_scope')
})

test('a name is never a command: what cannot be rendered is for the staff, and in nobody’s way', async () => {
  const { site, agent, rows, userId } = await openWithAgent()
  await enqueueDeliveries(
    site.database,
    { userId, player: 'Ranger\nop Ranger', command: 'give {player} diamond' },
    { userId, player: 'a b c', command: 'give {player} diamond' },
    { userId, command: 'give {player} {amount}' },
    { userId, command: `say ${'x'.repeat(2_000)}` },
    { userId, command: 'say fine' },
  )
  expect((await claim(agent)).map(({ command }) => command)).toEqual(['say fine'])
  expect((await rows()).map(({ state, reason }) => [state, reason])).toEqual([
    ...Array(4).fill(['failed', 'not_a_command']),
    ['leased', null],
  ])
  for (const name of [
    'Ranger\nop Ranger',
    'a b',
    'ab',
    '',
    'x'.repeat(21),
    '{player}',
    'Имя',
    '\u202eRanger',
  ])
    expect([name, (await callClaim(agent, { online: [{ name }] })).statusCode]).toEqual([name, 400])
  for (const body of [
    { capacity: 0 },
    { capacity: 51 },
    { waitSeconds: 51 },
    { instance: '' },
    { online: null },
  ])
    expect((await callClaim(agent, body)).statusCode).toBe(400)
  const crowd = Array.from({ length: 5_001 }, (_, index) => ({ name: `player_${index}` }))
  expect((await callClaim(agent, { online: crowd })).statusCode).toBe(400)
  expect((await callClaim(agent, { online: crowd.slice(1) })).statusCode).toBe(200)
})

test('a site that starts again ends no lease before agents had the time to tell', async () => {
  const { site, agent, rows, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId }, { userId })
  const [one, two] = await claim(agent)
  site.clock.advance(10 * LEASE)
  const work: (() => Promise<void>)[] = []
  const restarted = await buildApp({
    config: { ...TEST_CONFIG, dataDir: site.dataDir },
    database: site.database,
    secrets: createSecrets('the key of the tests'),
    now: () => site.clock.now,
    runInBackground: (_, every, run) => {
      if (every === LOOK_MS) work.push(run)
    },
  })
  onTestFinished(() => restarted.close())
  const look = async () => {
    for (const run of work) await run()
  }
  const again = createClient(restarted, agent.headers)
  await look()
  expect((await rows()).map(({ state }) => state)).toEqual(['leased', 'leased'])
  expect(await report(again, one as Job)).toEqual(['done', true])
  site.clock.advance(LONGEST_LEASE)
  await look()
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'review'])
  expect(await report(again, two as Job)).toEqual(['done', true])
})

test('of an account that has gone nothing is written down again, nor handed out', async () => {
  const { site, agent, rows, userId } = await openWithAgent()
  await enqueueDeliveries(site.database, { userId }, { userId }, { userId, idempotent: true })
  const [one, two] = await claim(agent)
  expect((await (await site.administrator()).call('DELETE', `/admin/users/${userId}`)).statusCode).toBe(204)
  expect(await report(agent, one as Job, { output: 'Gave Ranger a diamond' })).toEqual(['done', true])
  expect(await report(agent, two as Job, { outcome: 'not_run' })).toEqual(['cancelled', true])
  await pass(site, LEASE)
  const all = await rows()
  expect(all.map(({ state }) => state)).toEqual(['done', 'cancelled', 'cancelled'])
  expect(JSON.stringify(all)).not.toMatch(/ranger/i)
  expect(await claim(agent)).toEqual([])
})
