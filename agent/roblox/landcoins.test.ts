/** The module for Roblox: LandCoins, and what the site knows of a player. */
import { expect, test } from 'vitest'
import { ABOUT, openBridgeByHand } from '#tests/roblox/bridge-by-hand.ts'

async function open() {
  const bridge = openBridgeByHand()
  const game = await bridge.openGame()
  await game.join('Ranger', 156)
  await bridge.advance(1)
  const last = () =>
    game.lines
      .filter((line) => line.startsWith('did: '))
      .at(-1)
      ?.slice(5)
  async function act(code: string, seconds = 1) {
    await game.act(code)
    await bridge.advance(seconds)
    return JSON.parse(last() ?? 'null') as unknown[]
  }
  return { bridge, game, act }
}
const give = (more = '') => `FrontLand.changeLandCoins(player, 25, "Escaped the site"${more})`

test('LandCoins are booked under a key that the game chooses, or one made for it', async () => {
  const { bridge, act } = await open()
  expect(await act(give(', "daily"'))).toEqual([true, 75, 'daily'])
  expect(bridge.calls('landcoins')[0]?.body).toMatchObject({
    idempotencyKey: 'daily',
    name: 'Ranger',
    amount: 25,
    reason: 'Escaped the site',
  })
  const [, , key] = await act(give())
  expect(key).toMatch(/^[\da-f-]{36}$/i)
  expect(bridge.calls('landcoins')[1]?.body).toMatchObject({ idempotencyKey: key })
})

test('an answer that is lost is asked for again under the same key; then nobody knows, and the key is told', async () => {
  const { bridge, act } = await open()
  bridge.letFailOnce('landcoins', 'lost')
  expect(await act(give(), 5)).toEqual([true, 75, expect.any(String)])
  const keys = () => bridge.calls('landcoins').map(({ body }) => body.idempotencyKey)
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1])
  bridge.letFail(({ path }) => (path === 'landcoins' ? 'never' : null))
  expect(await act(give(', "again"'), 60)).toEqual([false, 'not_now', 'again'])
  expect(keys().filter((key) => key === 'again')).toHaveLength(3)
})

test('what the site refuses is told as it is, once', async () => {
  const { bridge, act } = await open()
  for (const [status, code] of [
    [404, 'unknown_player'],
    [409, 'not_enough_landcoins'],
    [409, 'ceiling_reached'],
    [409, 'idempotency_key_reused'],
    [400, 'validation_failed'],
    [403, 'missing_scope'],
  ] as const) {
    const body = JSON.stringify({ code, message: 'no' })
    bridge.letFail(({ path }) => (path === 'landcoins' ? { status, body } : null))
    expect(await act(give(', "k"'))).toEqual([false, code, 'k'])
  }
  expect(bridge.calls('landcoins')).toHaveLength(6)
})

test('what the site knows of a player holds for half a minute, or until LandCoins are booked', async () => {
  const { bridge, act } = await open()
  const asked = () => bridge.calls('players/Ranger').length
  const known = { ...ABOUT, privileges: [{ key: 'legend' }] }
  expect(await act('FrontLand.ask(player)')).toEqual([true, known])
  expect(await act('FrontLand.ask(player)')).toEqual([true, known])
  expect(asked()).toBe(1)
  await act(give())
  await act('FrontLand.ask(player)')
  expect(asked()).toBe(2)
  await bridge.advance(31)
  bridge.letFail(({ path }) => (path.startsWith('players') ? { status: 503, body: '' } : null))
  expect(await act('FrontLand.ask(player)')).toEqual([false, 'not_now'])
})

test('a game that asks for each step of its players is slowed down, and commands go on', async () => {
  const { bridge, act } = await open()
  await act(
    '(function() for nth = 1, 130 do task.spawn(FrontLand.changeLandCoins, player, 1, "step") end end)()',
    5,
  )
  expect(bridge.calls('landcoins')).toHaveLength(120)
  expect(await act(give(', "late"'))).toEqual([false, 'slow_down', 'late'])
  await bridge.advance(60)
  expect(await act(give(', "late"'))).toEqual([true, 75, 'late'])
})
