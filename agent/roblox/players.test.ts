/** The module for Roblox: who is in the game, their figures and their names. */
import { expect, test } from 'vitest'
import { openBridgeByHand } from '#tests/roblox/bridge-by-hand.ts'

test('who is there is told with what stays theirs when they are renamed, and at once when that changes', async () => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  await game.join('Scout_2', 9_007_199_254)
  await game.join('Player1', -1)
  await game.join('not a name', 7)
  await bridge.advance(1)
  const online = [
    { name: 'Ranger', uuid: '00000000-0000-4000-8000-00000000009c' },
    { name: 'Scout_2', uuid: '00000000-0000-4000-8000-000218def416' },
    { name: 'Player1' },
  ]
  const beats = () => bridge.calls('heartbeat').map(({ body }) => body as Record<string, unknown>)
  expect(beats().at(-1)).toEqual({ instance: expect.any(String), online, maxPlayers: 12 })
  const before = beats().length
  await bridge.advance(4)
  expect(bridge.calls('claim')[0]?.body).toMatchObject({ online, capacity: 10, waitSeconds: 10 })
  await game.leave('Scout_2')
  await game.leave('Player1')
  await bridge.advance(2)
  expect(beats()).toHaveLength(before + 1)
  expect(beats().at(-1)).toMatchObject({ online: [online[0]] })
  await bridge.advance(60)
  expect(beats()).toHaveLength(before + 3)
  for (let nth = 0; nth < 10; nth += 1) {
    await game.join(`Guest${nth}`, nth + 1)
    await bridge.advance(1)
  }
  expect(beats().length).toBeLessThan(before + 7)
})

const script = (bridge: ReturnType<typeof openBridgeByHand>) =>
  bridge.openGame(
    `statistics = (function()
       figures = { Ranger = { playtimeSeconds = 60.7, kills = 3, deaths = -1, points = 0/0, achievements = { "first", "", 5 } } }
       return function(player)
         if player.Name == "Breaks" then error("not loaded", 0) end
         return figures[player.Name]
       end
     end)()`,
  )
const rows = (bridge: ReturnType<typeof openBridgeByHand>) =>
  bridge.calls('stats').map(({ body }) => (body as { players: unknown[] }).players)

test('totals are told every minute where they have changed, whole and from 0', async () => {
  const bridge = openBridgeByHand()
  const game = await script(bridge)
  for (const [name, id] of [
    ['Ranger', 156],
    ['Breaks', 2],
    ['Unloaded', 3],
  ] as const)
    await game.join(name, id)
  await bridge.advance(130)
  const ranger = {
    name: 'Ranger',
    uuid: '00000000-0000-4000-8000-00000000009c',
    playtimeSeconds: 60,
    kills: 3,
    deaths: 0,
    points: 0,
    achievements: ['first', '5'],
  }
  expect(rows(bridge)).toEqual([[ranger]])
  expect(game.lines.filter((line) => line.includes('not loaded'))).toHaveLength(1)
  await game.state.loadstring('figures.Ranger.kills = 4', 'kill', true)()
  await bridge.advance(60)
  expect(rows(bridge).at(-1)).toEqual([{ ...ranger, kills: 4 }])
})

test('totals are told when a player leaves, and later where the site is away', async () => {
  const bridge = openBridgeByHand()
  const game = await script(bridge)
  await game.join('Ranger', 156)
  await bridge.advance(5)
  await game.state.loadstring('figures.Ranger.points = 9', 'points', true)()
  bridge.letFail(({ path }) => (path === 'stats' ? { status: 503, body: '' } : null))
  await game.leave('Ranger')
  await bridge.advance(10)
  bridge.letFail(() => null)
  await bridge.advance(60)
  const [first, ...later] = rows(bridge)
  expect(first).toMatchObject([{ points: 0 }])
  expect(later.every((players) => JSON.stringify(players).includes('"points":9'))).toBe(true)
  expect(later.length).toBeGreaterThan(1)
})

test('totals the site refuses are told again when they have changed', async () => {
  const bridge = openBridgeByHand()
  bridge.letFail(({ path }) =>
    path === 'stats' ? { status: 400, body: '{"code":"validation_failed","message":"row 0"}' } : null,
  )
  const game = await script(bridge)
  await game.join('Ranger', 156)
  await bridge.advance(300)
  expect(rows(bridge)).toHaveLength(1)
})

test('the last totals are told when the game closes', async () => {
  const bridge = openBridgeByHand()
  const game = await script(bridge)
  await game.join('Ranger', 156)
  await bridge.advance(5)
  await game.state.loadstring('figures.Ranger.points = 9', 'points', true)()
  await game.close()
  await bridge.until(() => expect(game.isClosed()).toBe(true), { seconds: 29 })
  expect(rows(bridge).at(-1)).toMatchObject([{ points: 9 }])
})

test('a code that a player types ties the name, or says why not', async () => {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  await bridge.advance(1)
  const type = async (code: string) => {
    await game.typeCode('Ranger', code)
    await bridge.advance(1)
    return game.lines.filter((line) => line.startsWith('name: ')).at(-1)
  }
  expect(await type('K7M2-Q4RX')).toBe('name: true Scout')
  expect(await type('K7M2-Q4RX')).toBe('name: false slow_down')
  for (const [reply, said] of [
    [{ status: 404, body: '{"code":"bad_code","message":"no"}' }, 'bad_code'],
    [{ status: 409, body: '{"code":"name_taken","message":"no"}' }, 'name_taken'],
    [{ status: 503, body: '' }, 'not_now'],
  ] as const) {
    await bridge.advance(6)
    bridge.letFail(({ path }) => (path === 'names' ? reply : null))
    expect(await type('x'.repeat(100))).toBe(`name: false ${said}`)
  }
  expect(bridge.calls('names')).toHaveLength(4)
  expect(bridge.calls('names')[0]?.body).toMatchObject({ code: 'K7M2-Q4RX', name: 'Ranger' })
  expect(bridge.calls('names')[1]?.body).toMatchObject({ code: 'x'.repeat(40) })
})
