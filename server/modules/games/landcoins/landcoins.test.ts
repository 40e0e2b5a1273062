import { expect, test } from 'vitest'
import { createClient, errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const DAY = 24 * 60 * 60 * 1_000

async function open(landcoinsCeiling = 1_000) {
  const opened = await openWithAgent()
  const { site } = opened
  const banker = await site.player('Banker', ['access_admin_panel', 'manage_game_servers', 'manage_balances'])
  async function makeKey(ceiling = landcoinsCeiling, serverId = 1) {
    const body = { name: 'Economy', scopes: ['economy'], landcoinsCeiling: ceiling }
    const made = await banker.call('POST', `/admin/servers/${serverId}/keys`, { body })
    expect([made.statusCode, made.statusCode === 201 ? '' : made.body]).toEqual([201, ''])
    return createClient(site.app, { authorization: `Bearer ${made.json<{ key: string }>().key}` })
  }
  const userId = await site.createUser('Scout')
  await site.database.query
    .insertInto('game_names')
    .values({
      ...{ user_id: userId, game: 'minecraft', name: 'Ranger', name_folded: 'ranger' },
      ...{ uuid: null, confirmed_at: 1, ended_at: null },
    })
    .execute()
  const balance = async () => {
    const { query } = site.database
    const row = await query
      .selectFrom('users')
      .select('landcoins')
      .where('id', '=', userId)
      .executeTakeFirst()
    return Number(row?.landcoins)
  }
  return { ...opened, banker, makeKey, agent: await makeKey(), userId, balance }
}
const move = (agent: TestClient, idempotencyKey: string, amount: number, more: object = {}) =>
  agent.call('POST', '/game/v1/landcoins', {
    body: { idempotencyKey, name: 'ranger', amount, reason: 'Quest', ...more },
  })

test('a game gives and takes, once for a key however often and at once it asks; the player reads why', async () => {
  const { site, agent, userId, balance } = await open()
  const replies = await Promise.all(Array.from({ length: 5 }, () => move(agent, 'a', 100)))
  expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(
    Array.from({ length: 5 }, () => [200, { balance: 100 }]),
  )
  expect((await move(agent, 'b', -30)).json()).toEqual({ balance: 70 })
  expect((await move(agent, 'a', 100)).json()).toEqual({ balance: 100 })
  expect(await balance()).toBe(70)
  const player = await site.signIn(userId)
  const { transactions } = (await player.call('GET', '/profile')).json<{
    transactions: { amount: number; description: string }[]
  }>()
  expect(transactions.map(({ amount, description }) => [amount, description])).toEqual([
    [-30, 'Quest'],
    [100, 'Quest'],
  ])
  expect(errorCode(await move(agent, 'a', 101))).toBe('idempotency_key_reused')
  expect(errorCode(await move(agent, 'a', 100, { reason: 'Other' }))).toBe('idempotency_key_reused')
})

test('never below zero, never above the ceiling of a day, and what is refused uses no key', async () => {
  const { site, agent, makeKey, balance } = await open(150)
  expect(errorCode(await move(agent, 'a', -1))).toBe('not_enough_landcoins')
  expect((await move(agent, 'a', 100)).json()).toEqual({ balance: 100 })
  const both = await Promise.all([move(agent, 'b', 40), move(agent, 'c', 40)])
  expect(both.map(errorCode).toSorted()).toEqual(['ceiling_reached', undefined])
  expect(errorCode(await move(agent, 'd', -20))).toBe('ceiling_reached')
  expect((await move(await makeKey(), 'e', 10)).json()).toEqual({ balance: 150 })
  site.clock.advance(DAY)
  expect((await move(agent, 'd', -20)).json()).toEqual({ balance: 130 })
  expect(await balance()).toBe(130)
})

test('only confirmed names have an account; keys of other game servers are their own', async () => {
  const { site, banker, agent, makeKey } = await open()
  expect(errorCode(await move(agent, 'a', 1, { name: 'Nobody' }))).toBe('unknown_player')
  expect((await move(agent, 'a', 1)).statusCode).toBe(200)
  const added = await banker.call('POST', '/admin/servers', {
    body: { name_server: 'Second', ip: 'second.example' },
  })
  const { id } = added.json<{ id: number }>()
  expect((await move(await makeKey(100, id), 'a', 5)).json()).toEqual({ balance: 6 })
  await site.database.query.updateTable('game_names').set({ frozen_at: 1 }).execute()
  expect(errorCode(await move(agent, 'b', 1))).toBe('unknown_player')
})

test('wrong amounts, names and reasons change nothing', async () => {
  const { agent, balance } = await open()
  for (const wrong of [
    { amount: 0 },
    { amount: 1.5 },
    { amount: 1_000_001 },
    { amount: '5' },
    { name: 'a b' },
    { reason: '' },
    { reason: 'x'.repeat(201) },
    { idempotencyKey: '' },
  ])
    expect([wrong, (await move(agent, 'k', 1, wrong)).statusCode]).toEqual([wrong, 400])
  expect(await balance()).toBe(0)
})

test('a key for money is given by those alone who move money, with a ceiling; other keys move none', async () => {
  const { staff, banker, agent, key } = await open()
  const make = (who: TestClient, body: object) =>
    who.call('POST', '/admin/servers/1/keys', { body: { name: 'E', scopes: ['economy'], ...body } })
  expect(errorCode(await make(staff, { landcoinsCeiling: 10 }))).toBe('not_allowed')
  for (const landcoinsCeiling of [undefined, 0, -1, 1.5, 100_000_001])
    expect((await make(banker, { landcoinsCeiling })).statusCode).toBe(400)
  expect(errorCode(await move((await key(1, ['deliver', 'report'])).agent, 'a', 1))).toBe('missing_scope')
  expect((await move(agent, 'a', 1)).statusCode).toBe(200)
  const [newest] = (await staff.call('GET', '/admin/servers/1/keys')).json<
    { landcoinsCeiling: number | null }[]
  >()
  expect(newest?.landcoinsCeiling).toBeNull()
})
