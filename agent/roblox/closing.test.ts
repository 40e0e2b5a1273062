/** The module for Roblox: the game closes or dies in the middle. */
import { expect, test } from 'vitest'
import { openBridgeByHand } from '#tests/roblox/bridge-by-hand.ts'

async function openWithRanger() {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  await bridge.advance(12.5)
  return { bridge, game }
}

test('what runs when the game closes is finished and told; what has not begun goes back', async () => {
  const { bridge, game } = await openWithRanger()
  const jobs = [bridge.enqueue('slow 5'), bridge.enqueue('give Ranger sword')]
  await bridge.until(() => expect(bridge.ran(game)).toEqual(['slow']))
  await game.close()
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 30 })
  expect(bridge.ran(game)).toEqual(['slow'])
  expect(bridge.outcomes()).toEqual({ [`${jobs[0]?.id} 1`]: 'done', [`${jobs[1]?.id} 1`]: 'not_run' })
  expect(bridge.store.keys()).toEqual([jobs[0]?.id])
})

test('what has not ended when the game is gone is unknown, and stays so in the journal', async () => {
  const { bridge, game } = await openWithRanger()
  const job = bridge.enqueue('slow 500')
  await bridge.until(() => expect(bridge.ran(game)).toEqual(['slow']))
  await game.close()
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 29 })
  expect(bridge.outcomes()).toEqual({ [`${job.id} 1`]: 'unknown' })
  expect(bridge.store.read(job.id)).toMatchObject({ 1: { outcome: 'unknown' } })
})

test('what ends while nobody could be told that it is unknown is told as it is', async () => {
  const { bridge, game } = await openWithRanger()
  const job = bridge.enqueue('slow 17')
  await bridge.until(() => expect(bridge.ran(game)).toEqual(['slow']))
  bridge.letFail(({ path }) => (path === 'report' ? { status: 503, body: '' } : null))
  await game.close()
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 29 })
  const outcomes = bridge
    .calls('report')
    .map(({ body }) => (body.reports as { outcome: string }[])[0]?.outcome)
  expect(new Set(outcomes)).toEqual(new Set(['unknown', 'done']))
  expect(bridge.store.read('left')).toMatchObject([{ id: job.id, outcome: 'done' }])
})

test('a command that comes in the last call while the game closes goes back', async () => {
  const { bridge, game } = await openWithRanger()
  await bridge.until(() => expect(bridge.calls('claim').length).toBeGreaterThan(1))
  await bridge.advance(1)
  await game.close()
  await bridge.advance(1)
  const job = bridge.enqueue('give Ranger sword')
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 15 })
  expect([bridge.ran(game), bridge.outcomes()]).toEqual([[], { [`${job.id} 1`]: 'not_run' }])
  const asked = bridge.calls('claim').length
  await bridge.advance(60)
  expect(bridge.calls('claim')).toHaveLength(asked)
})

test('a command in a last answer that got lost goes back too', async () => {
  const { bridge, game } = await openWithRanger()
  const asked = bridge.calls('claim').length
  bridge.letFail(({ path }) => (path === 'claim' ? 'lost' : null))
  await bridge.until(() => expect(bridge.calls('claim').length).toBeGreaterThan(asked))
  await bridge.advance(1)
  await game.close()
  const job = bridge.enqueue('give Ranger sword')
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 29 })
  expect([bridge.ran(game), bridge.outcomes()]).toEqual([[], { [`${job.id} 1`]: 'not_run' }])
})

test('what a closing game cannot tell, the next one tells under its name', async () => {
  const { bridge, game } = await openWithRanger()
  bridge.letFail(({ path }) => (path === 'report' ? { status: 503, body: '' } : null))
  const job = bridge.enqueue('give Ranger sword')
  await bridge.until(() => expect(bridge.ran(game)).toHaveLength(1))
  await game.close()
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 29 })
  expect(bridge.reports).toEqual([])
  const [{ instance = '' } = {}] = bridge.calls('hello')
  expect(bridge.store.read('left')).toMatchObject([{ id: job.id, instance, outcome: 'done' }])
  bridge.letFail(() => null)
  await bridge.openGame()
  await bridge.advance(10)
  expect(bridge.reports).toMatchObject([{ id: job.id, attempt: 1, outcome: 'done', instance }])
  expect(bridge.store.read('left')).toEqual([])
  expect(bridge.store.read(job.id)).toMatchObject({ 1: { state: 'told' } })
})

test('a game that closes without site and DataStore ends in time', async () => {
  const { bridge, game } = await openWithRanger()
  bridge.enqueue('give Ranger sword')
  await bridge.until(() => expect(bridge.ran(game)).toHaveLength(1))
  bridge.letFail(() => 'never')
  bridge.store.letHappen(() => 'hangs')
  await game.close()
  await bridge.advance(31)
  expect(bridge.ran(game)).toHaveLength(1)
})

test.each([
  ['begun', 0.25, 1, 'unknown'],
  ['ended, and not told', 3, 1, 'done'],
] as const)(
  'a game that dies when a command had %s: it is not run again',
  async (_, afterSeconds, times, outcome) => {
    const { bridge, game } = await openWithRanger()
    bridge.letFail(({ path }) => (path === 'report' ? 'never' : null))
    const job = bridge.enqueue(afterSeconds < 1 ? 'slow 9' : 'give Ranger sword')
    await bridge.until(() => expect(bridge.ran(game)).toHaveLength(1))
    await bridge.advance(afterSeconds)
    game.crash()
    bridge.letFail(() => null)
    const next = await bridge.openGame()
    await next.join('Ranger', 156)
    bridge.enqueue(job.command, { id: job.id })
    await bridge.advance(20)
    expect([...bridge.ran(game), ...bridge.ran(next)]).toHaveLength(times)
    expect(bridge.outcomes()).toEqual({ [`${job.id} 1`]: outcome })
  },
)

test('in Studio nobody waits long for a game that is stopped', async () => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame('', { jobId: '', isStudio: true })
  await bridge.advance(7)
  await game.close()
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 4 })
  expect(bridge.calls('hello')[0]?.instance).toMatch(/^roblox-studio-[\da-f]{8}$/)
})

test('each game server is an instance of its own, also when it is started again', async () => {
  const bridge = openBridgeByHand()
  for (const jobId of ['a', 'b', 'a']) await bridge.openGame('', { jobId })
  await bridge.advance(5)
  expect(new Set(bridge.calls('hello').map(({ instance }) => instance)).size).toBe(3)
})
