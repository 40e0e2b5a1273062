/** The module for Roblox: commands run at most once, and what became of them is told. */
import { expect, test } from 'vitest'
import { openBridgeByHand } from '#tests/roblox/bridge-by-hand.ts'

const online = { requires: { online: true, freeSlots: 0 } }

async function openWithRanger(more = '') {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame(more)
  await game.join('Ranger', 156)
  await bridge.advance(2)
  return { bridge, game }
}

test('a command is run by its handler and told; the journal says so and whom it concerns', async () => {
  const { bridge, game } = await openWithRanger()
  const job = bridge.enqueue('give Ranger  sword 2', { player: { name: 'rANGER', uuid: null } })
  await bridge.advance(2)
  expect(bridge.ran(game)).toEqual(['Ranger Ranger,sword,2'])
  expect(bridge.reports).toMatchObject([
    { id: job.id, attempt: 1, outcome: 'done', output: 'given to Ranger' },
  ])
  expect(bridge.store.read(job.id)).toMatchObject({ 1: { state: 'told', outcome: 'done' } })
  expect(bridge.store.userIds(job.id)).toEqual([156])
})

test('what handlers say and do not say is told', async () => {
  const { bridge, game } = await openWithRanger()
  for (const command of ['breaks', 'refuses', 'fly Ranger', 'long', 'odd', 'rank Ranger elite'])
    bridge.enqueue(command)
  await bridge.advance(10)
  expect(
    bridge.reports.map(({ outcome, output }) => [outcome, output?.replace(/Ж+/, (all) => `${all.length} Ж`)]),
  ).toEqual(
    expect.arrayContaining([
      ['failed', 'no such item'],
      ['failed', 'inventory locked'],
      ['failed', 'This game has no handler for "fly".'],
      ['done', 'x1999 Ж'],
      ['done', 'a?bcdddddddddd'],
      ['done', undefined],
    ]),
  )
  expect(bridge.reports).toHaveLength(6)
  expect(bridge.ran(game)).toEqual(['rank Ranger,elite'])
})

test('who is not in this game server gets nothing here, but for handlers that need nobody', async () => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  const [give, rank] = [bridge.enqueue('give Ranger sword'), bridge.enqueue('rank Ranger elite')]
  await bridge.advance(5)
  expect(bridge.ran(game)).toEqual(['rank Ranger,elite'])
  expect(bridge.outcomes()).toEqual({ [`${give.id} 1`]: 'player_left', [`${rank.id} 1`]: 'done' })
  expect(bridge.store.keys()).toEqual([rank.id])
})

test('free slots are counted by the game, and without that such commands wait', async () => {
  const { bridge, game } = await openWithRanger('freeSlots = function() return 2 end')
  const few = bridge.enqueue('give Ranger few', { requires: { online: true, freeSlots: 2 } })
  const many = bridge.enqueue('give Ranger many', { requires: { online: true, freeSlots: 3 } })
  await bridge.advance(5)
  expect(bridge.outcomes()).toEqual({ [`${few.id} 1`]: 'done', [`${many.id} 1`]: 'no_space' })
  expect(bridge.ran(game)).toEqual(['Ranger Ranger,few'])
  const other = await openWithRanger()
  other.bridge.enqueue('give Ranger few', { requires: { online: true, freeSlots: 1 } })
  await other.bridge.advance(5)
  expect(Object.values(other.bridge.outcomes())).toEqual(['not_now'])
})

test('who leaves while it is written down gets nothing', async () => {
  const { bridge, game } = await openWithRanger()
  const job = bridge.enqueue('give Ranger sword', online)
  await bridge.advance(0.1)
  await game.leave('Ranger')
  await bridge.advance(5)
  expect([bridge.ran(game), bridge.outcomes()]).toEqual([[], { [`${job.id} 1`]: 'player_left' }])
  // It never began, whatever was written down before.
  expect(bridge.store.read(job.id)).toMatchObject({ 1: { outcome: 'not_run' } })
})

test.each(['throttled', 'failing', 'closing', 'hangs', 'lost'] as const)(
  'what cannot be written down (%s) is not run; the next attempt is, once it can',
  async (fault) => {
    const { bridge, game } = await openWithRanger()
    bridge.store.letHappen((call) => (call === 'update' ? fault : ''))
    const job = bridge.enqueue('give Ranger sword')
    await bridge.advance(15)
    expect([bridge.ran(game), bridge.outcomes()]).toEqual([[], { [`${job.id} 1`]: 'not_now' }])
    expect(game.lines.filter((line) => line.includes('DataStore does not answer'))).toHaveLength(1)
    bridge.store.letHappen(() => '')
    bridge.enqueue('give Ranger sword', { id: job.id, attempt: 2 })
    await bridge.advance(15)
    expect(bridge.ran(game)).toEqual(['Ranger Ranger,sword'])
    expect(bridge.outcomes()[`${job.id} 2`]).toBe('done')
  },
)

test('a game that may not use DataStores runs nothing', async () => {
  const bridge = openBridgeByHand()
  bridge.store.letHappen((call) => (call === 'open' ? 'failing' : ''))
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  bridge.enqueue('give Ranger sword')
  await bridge.advance(5)
  expect([bridge.ran(game), Object.values(bridge.outcomes())]).toEqual([[], ['not_now']])
})

test('of two game servers that begin the same attempt at the same moment one runs it, and the other cannot know', async () => {
  const bridge = openBridgeByHand()
  const games = [await bridge.openGame(), await bridge.openGame()]
  for (const game of games) await game.join('Ranger', 156)
  await bridge.advance(12)
  const job = bridge.enqueue('give Ranger sword')
  // A site that hands out twice what it should once.
  bridge.enqueue('give Ranger sword', { id: job.id })
  await bridge.advance(15)
  expect(games.flatMap((game) => bridge.ran(game))).toEqual(['Ranger Ranger,sword'])
  expect(bridge.reports.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'unknown'])
})

test('what another game server writes meanwhile is kept, and everything is decided anew', async () => {
  const { bridge, game } = await openWithRanger()
  const job = bridge.enqueue('give Ranger sword', { attempt: 2 })
  let collisions = 0
  bridge.store.onCollision((key) => {
    if (key !== job.id || collisions++ > 0) return
    bridge.store.write(key, { 1: { state: 'told', outcome: 'failed', instance: 'other', at: '' } })
  })
  await bridge.advance(5)
  expect(bridge.ran(game)).toEqual(['Ranger Ranger,sword'])
  expect(bridge.store.read(job.id)).toMatchObject({ 1: { instance: 'other' }, 2: { state: 'told' } })
})

test.each([
  ['begun elsewhere', 1, { 1: 'begun' }, false, 0, 'unknown'],
  ['ended elsewhere', 1, { 1: 'ended' }, false, 0, 'done'],
  ['a later attempt ended elsewhere', 1, { 2: 'told' }, false, 0, 'done'],
  ['an earlier one ended, and nobody was told', 2, { 1: 'ended' }, false, 0, 'done'],
  ['an earlier one was told, and is wanted again', 2, { 1: 'told' }, false, 1, 'done'],
  ['an earlier one began, and staff decided', 2, { 1: 'begun' }, false, 1, 'done'],
  ['an earlier one ended, and it may run twice', 2, { 1: 'ended' }, true, 1, 'done'],
] as const)('%s', async (_, attempt, journal, idempotent, times, outcome) => {
  const { bridge, game } = await openWithRanger()
  const entries = Object.entries(journal).map(([number, state]) => [
    number,
    { state, instance: 'other', at: '', ...(state !== 'begun' && { outcome: 'done', output: 'before' }) },
  ])
  const job = bridge.enqueue('give Ranger sword', { attempt, idempotent })
  bridge.store.write(job.id, Object.fromEntries(entries))
  await bridge.advance(5)
  expect(bridge.ran(game)).toHaveLength(times)
  expect(bridge.outcomes()).toEqual({ [`${job.id} ${attempt}`]: outcome })
})

test('nothing is begun after its lease: it goes back as never begun', async () => {
  const { bridge, game } = await openWithRanger()
  for (let nth = 0; nth < 5; nth += 1) bridge.enqueue('slow 19')
  await bridge.advance(100)
  expect(bridge.ran(game)).toHaveLength(3)
  expect(Object.values(bridge.outcomes()).toSorted()).toEqual(['done', 'done', 'done', 'not_run', 'not_run'])
})

test('a handler that takes long holds up nobody, and is told when it ends', async () => {
  const { bridge, game } = await openWithRanger()
  const [slow, next] = [bridge.enqueue('slow 90'), bridge.enqueue('give Ranger sword')]
  await bridge.advance(40)
  expect(bridge.ran(game)).toEqual(['slow', 'Ranger Ranger,sword'])
  expect(bridge.outcomes()).toEqual({ [`${next.id} 1`]: 'done' })
  // No more is taken than can be run in half a lease.
  expect(bridge.calls('claim').at(-1)?.body).toMatchObject({ capacity: 1 })
  await bridge.advance(60)
  expect(bridge.outcomes()[`${slow.id} 1`]).toBe('done')
})

test('what was handed out in an answer that got lost is asked for, and run once', async () => {
  const { bridge, game } = await openWithRanger()
  expect(bridge.calls('held')).toHaveLength(1)
  await bridge.advance(10)
  bridge.letFailOnce('claim', 'lost')
  await bridge.advance(5)
  const job = bridge.enqueue('give Ranger sword')
  await bridge.advance(20)
  expect(bridge.calls('held')).toHaveLength(2)
  expect([bridge.ran(game), bridge.outcomes()]).toEqual([
    ['Ranger Ranger,sword'],
    { [`${job.id} 1`]: 'done' },
  ])
})

test('what a restored site hands out once more is told again, not run again', async () => {
  const { bridge, game } = await openWithRanger()
  const job = bridge.enqueue('give Ranger sword')
  await bridge.advance(5)
  bridge.enqueue('give Ranger sword', { id: job.id })
  await bridge.advance(5)
  expect(bridge.ran(game)).toHaveLength(1)
  expect(bridge.reports.map(({ id, outcome }) => [id, outcome])).toEqual([
    [job.id, 'done'],
    [job.id, 'done'],
  ])
})

test('what is no job is left alone', async () => {
  const { bridge, game } = await openWithRanger()
  bridge.enqueue('give Ranger sword', { player: null as never })
  bridge.enqueue('   ')
  bridge.enqueue('give Ranger sword', { kind: 'other' as never })
  await bridge.advance(5)
  expect([bridge.ran(game), Object.values(bridge.outcomes())]).toEqual([
    [],
    ['not_a_command', 'not_a_command'],
  ])
})

test('how a command ended is written down once the DataStore can be written again', async () => {
  const { bridge, game } = await openWithRanger()
  const job = bridge.enqueue('slow 1')
  await bridge.until(() => expect(bridge.ran(game)).toHaveLength(1))
  bridge.store.letHappen(() => 'failing')
  await bridge.advance(5)
  expect(bridge.outcomes()).toEqual({ [`${job.id} 1`]: 'done' })
  expect(bridge.store.read(job.id)).toMatchObject({ 1: { state: 'begun' } })
  bridge.store.letHappen(() => '')
  await bridge.advance(20)
  expect(bridge.store.read(job.id)).toMatchObject({ 1: { state: 'told', outcome: 'done' } })
})
