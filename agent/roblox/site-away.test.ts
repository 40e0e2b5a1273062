/** The module for Roblox: a site that is away, slow or wrong, and the limits of Roblox. */
import { expect, test } from 'vitest'
import { openBridgeByHand } from '#tests/roblox/bridge-by-hand.ts'

test.each([
  ['answers 502', { status: 502, body: '<html>' }],
  ['is throttled', { error: 'Number of requests exceeded limit' }],
  ['is no site', { status: 200, body: 'hello' }],
  ['answers nothing', 'never' as const],
])('a report is kept while the site %s, and told once it is back', async (_, failure) => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  bridge.letFail(({ path }) => (path === 'report' ? failure : null))
  const job = bridge.enqueue('give Ranger sword')
  await bridge.advance(600)
  const tries = bridge.calls('report').length
  expect(bridge.reports).toEqual([])
  // Ever later, a minute at most.
  expect(tries).toBeGreaterThan(5)
  expect(tries).toBeLessThan(22)
  bridge.letFail(() => null)
  await bridge.advance(90)
  expect([bridge.ran(game), bridge.outcomes()]).toEqual([
    ['Ranger Ranger,sword'],
    { [`${job.id} 1`]: 'done' },
  ])
  expect(game.lines.filter((line) => line.includes('Reports are kept'))).toHaveLength(1)
  expect(game.lines).toContain('print: [FrontLand] Reports reach the site again.')
})

test('a site that is away is asked ever later, and everything goes on when it is back', async () => {
  const bridge = openBridgeByHand()
  bridge.letFail(() => ({ error: 'HttpError: ConnectFail' }))
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  await bridge.advance(600)
  expect(bridge.everyCall().length).toBeLessThan(20)
  expect(game.lines).toEqual(['warn: [FrontLand] The site is not there: HttpError: ConnectFail'])
  bridge.letFail(() => null)
  bridge.enqueue('give Ranger sword')
  await bridge.advance(90)
  expect(bridge.ran(game)).toHaveLength(1)
})

test('the site says how long to wait', async () => {
  const bridge = openBridgeByHand()
  bridge.letFail(() => ({ status: 429, body: '{}', headers: { 'Retry-After': '40' } }))
  await bridge.openGame()
  await bridge.advance(100)
  expect(bridge.calls('hello').map(({ at }) => Math.round(at) - 1_000)).toEqual([0, 40, 80])
})

test('a site that answers at once does not use up the calls of a game server', async () => {
  const bridge = openBridgeByHand()
  bridge.letFail(({ path, instance }) =>
    path === 'claim' ? { status: 200, body: JSON.stringify({ serverTime: instance, jobs: [] }) } : null,
  )
  const game = await bridge.openGame('statistics = function() return { points = math.random(1000) } end')
  for (let nth = 0; nth < 60; nth += 1) {
    await game.join(`Player${nth}`, nth + 1)
    await game.typeCode(`Player${nth}`, 'K7M2')
    await game.typeCode(`Player${nth}`, 'K7M3')
    await bridge.advance(1)
  }
  // Of 500 a minute, with 60 who typed a code.
  expect(bridge.everyCall().length).toBeLessThan(170)
  expect(bridge.calls('names')).toHaveLength(60)
  expect(bridge.calls('claim').length).toBeGreaterThan(20)
})

test('a key that was ended is told once, and nothing more is asked', async () => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await bridge.advance(30)
  bridge.letFail(() => ({ status: 401, body: '{"code":"bad_key","message":"no"}' }))
  await bridge.advance(60)
  const asked = bridge.everyCall().length
  await bridge.advance(3_600)
  expect(bridge.everyCall()).toHaveLength(asked)
  expect(game.lines.filter((line) => line.includes('does not know this key'))).toHaveLength(1)
})

test('a key for figures alone fetches nothing and tells who is there', async () => {
  const bridge = openBridgeByHand()
  bridge.letFail(({ path }) =>
    ['held', 'claim', 'report'].includes(path)
      ? { status: 403, body: '{"code":"missing_scope","message":"no"}' }
      : null,
  )
  const game = await bridge.openGame()
  await bridge.advance(60)
  expect([bridge.calls('held').length, bridge.calls('claim').length]).toEqual([1, 0])
  expect(bridge.calls('heartbeat').length).toBeGreaterThan(1)
  expect(game.lines.join()).toContain('scope deliver')
})

test('a key of a game server for Minecraft brings nothing into Roblox', async () => {
  const bridge = openBridgeByHand()
  const gameServer = { id: 2, name: 'Survival', type: 'minecraft' }
  const hello = { protocol: 1, serverTime: '', gameServer, leaseSeconds: 60, pollSeconds: 25 }
  bridge.letFail(({ path }) => (path === 'hello' ? { status: 200, body: JSON.stringify(hello) } : null))
  const game = await bridge.openGame()
  bridge.enqueue('rank Ranger elite')
  await bridge.advance(120)
  expect(bridge.everyCall()).toHaveLength(1)
  expect(game.lines).toEqual([
    'warn: [FrontLand] This key is of Survival, which is no game server of Roblox.',
  ])
})

test('a report that the site refuses does not hold up the others', async () => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  const [wrong, right] = [bridge.enqueue('give Ranger a'), bridge.enqueue('give Ranger b')]
  bridge.letFail(({ path, body }) =>
    path === 'report' && JSON.stringify(body).includes(wrong.id)
      ? { status: 400, body: '{"code":"validation_failed","message":"no"}' }
      : null,
  )
  await bridge.advance(30)
  expect(bridge.outcomes()).toEqual({ [`${right.id} 1`]: 'done' })
  const tries = bridge.calls('report').length
  await bridge.advance(300)
  expect(bridge.calls('report')).toHaveLength(tries)
})

test('the module refuses to start twice, in front of players, and without key or address', async () => {
  const bridge = openBridgeByHand()
  await expect(bridge.openGame('', { isServer: false })).rejects.toThrow('a key must not reach players')
  const { state } = await bridge.openGame()
  const start = (settings: string) => state.loadstring(`FrontLand.start(${settings})`, 'again', true)()
  await expect(start('{ url = "https://site.example", key = "k" }')).rejects.toThrow('started before')
})

test('the key may be a secret of the experience', async () => {
  const world = openBridgeByHand()
  const game = await world.openGame('key = game:GetService("HttpService"):GetSecret("site"),', {
    secrets: { site: 'flg_1_key' },
  })
  await world.advance(5)
  expect(game.lines).toEqual(['print: [FrontLand] Fetching for SCP.'])
})

test('an answer that is none is no answer, and a lease that cannot be read is over', async () => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  await bridge.advance(1)
  bridge.letFailOnce('claim', { status: 200, body: '{"jobs":null}' })
  await bridge.advance(10)
  const job = {
    id: '019ce0bb-1a00-7000-8000-00000000ffff',
    attempt: 1,
    kind: 'command',
    command: 'give Ranger one',
    player: { name: 'Ranger', uuid: null },
    requires: { online: false, freeSlots: 0 },
    idempotent: false,
    leaseUntil: 'soon',
  }
  bridge.letFailOnce('claim', {
    status: 200,
    body: JSON.stringify({ serverTime: '2026-11-23T20:00:00.000Z', jobs: [job] }),
  })
  await bridge.advance(30)
  expect(bridge.outcomes()[`${job.id} 1`]).toBe('not_run')
  bridge.enqueue('give Ranger two')
  await bridge.advance(30)
  expect(bridge.ran(game)).toEqual(['Ranger Ranger,two'])
})
