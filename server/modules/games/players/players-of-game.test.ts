import { expect, test } from 'vitest'
import type { PlayerOfGame } from '#shared/contract/games/players/players.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const UNKNOWN = {
  known: false,
  username: null,
  roles: [],
  rank: null,
  points: 0,
  landcoins: 0,
  privileges: [],
}
const DAY = 24 * 60 * 60 * 1_000
const ask = (agent: TestClient, name: string) =>
  agent.call('GET', `/game/v1/players/${encodeURIComponent(name)}`)

async function open() {
  const opened = await openWithAgent()
  const { agent } = await opened.key(1, ['report'])
  const { query } = opened.site.database
  async function confirm(userId: number, name: string, game: 'minecraft' | 'roblox' = 'minecraft') {
    const { id } = await query
      .insertInto('game_names')
      .values({
        user_id: userId,
        game,
        name,
        name_folded: name.toLowerCase(),
        uuid: null,
        confirmed_at: 1,
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return { ...opened, agent, query, confirm }
}

test('whose a name is, and what that account has come to, in any spelling', async () => {
  const { site, agent, query, confirm } = await open()
  const id = await site.createUser('Scout', ['manage_news'])
  await query.updateTable('users').set({ landcoins: 1_500 }).where('id', '=', id).execute()
  await confirm(id, 'Ranger')
  const at = site.clock.now.getTime()
  const figures = (identity: string, game: 'minecraft' | 'roblox', points: number) => ({
    ...{ game_server_id: 1, game, identity, player_uuid: null, player: 'Ranger', player_folded: 'ranger' },
    ...{ user_id: id, told_by: 'a', told_at: at, played_until: at, achievements: '[]' },
    ...{ told_playtime: 0, told_kills: 0, told_deaths: 0, told_points: points },
    ...{ playtime: 0, kills: 0, deaths: 0, points },
    ...{ playtime_at: at, kills_at: at, points_at: at },
    ...{ waiting_kills: 0, waiting_deaths: 0, waiting_points: 0 },
  })
  await query
    .insertInto('player_statistics')
    .values([figures('name:ranger', 'minecraft', 240), figures('name:ranger_r', 'roblox', 9_000)])
    .execute()
  const reply = await ask(agent, 'RANGER')
  expect(reply.json()).toEqual({
    known: true,
    username: 'Scout',
    roles: ['role of Scout'],
    rank: 'private',
    points: 240,
    landcoins: 1_500,
    privileges: [],
  })
  expect(reply.body).not.toContain('example.org')
})

test('a name that nobody has confirmed here, that is frozen, given up or of whoever leaves is nobody’s', async () => {
  const { site, agent, query, confirm } = await open()
  const id = await site.createUser('Scout')
  expect((await ask(agent, 'Ranger')).json()).toEqual(UNKNOWN)
  await confirm(id, 'Ranger', 'roblox')
  expect((await ask(agent, 'Ranger')).json()).toEqual(UNKNOWN)
  const nameId = await confirm(id, 'Medic')
  const change = (columns: object) =>
    query.updateTable('game_names').set(columns).where('id', '=', nameId).execute()
  expect((await ask(agent, 'Medic')).json<PlayerOfGame>().known).toBe(true)
  await change({ frozen_at: 1 })
  expect((await ask(agent, 'Medic')).json()).toEqual(UNKNOWN)
  await change({ frozen_at: null })
  await query.updateTable('users').set({ deletion_asked_at: 1 }).where('id', '=', id).execute()
  expect((await ask(agent, 'Medic')).json()).toEqual(UNKNOWN)
})

test('tiers that were paid for the name are told until they are over, the longest of each', async () => {
  const { site, agent, query, userId } = await open()
  const time = site.clock.now.getTime()
  const product = await query
    .selectFrom('products')
    .select(['id', 'key'])
    .where('key', '=', 'elite')
    .executeTakeFirstOrThrow()
  let made = 0
  async function buy(paidAt: number | null, endsAt: number | null, changes: object = {}) {
    made += 1
    const order = await query
      .insertInto('orders')
      .values({
        ...{ uuid: `019ce0bb-1a00-7000-8000-00000000000${made}`, number: `ORDER${made}`, user_id: userId },
        ...{ email: 'buyer@example.org', recipient: 'Ranger', recipient_folded: 'ranger' },
        ...{ state: paidAt === null ? ('awaiting_payment' as const) : ('paid' as const), holds_goods: 1 },
        ...{ provider: null, is_test: 0, coupon: null, coupon_id: null, total_kopecks: 29_900 },
        ...{ created_at: time, expires_at: null, check_at: null, paid_at: paidAt },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await query
      .insertInto('order_lines')
      .values({
        ...{ order_id: order.id, product_id: product.id, quantity: 1, from_stock: 0 },
        ...{ price_kopecks: 29_900, discount_kopecks: 0, total_kopecks: 29_900 },
        ...{ name_ru: 'Элита', name_en: 'Elite', image: null, odds: '[]', actions: '[]' },
        ...{ ladder: 'ranks', ladder_tier: 2, upgraded_lines: '[]', duration_days: null },
        ...{ ends_at: endsAt, ended_at: null, delivered_at: null, refunded_at: null, ...changes },
      })
      .execute()
  }
  await buy(time, time + DAY)
  await buy(time, time + 2 * DAY)
  await buy(null, null)
  await buy(time, null, { refunded_at: time })
  const told = async () => (await ask(agent, 'Ranger')).json<PlayerOfGame>().privileges
  expect(await told()).toEqual([{ key: 'elite', until: new Date(time + 2 * DAY).toISOString() }])
  site.clock.advance(2 * DAY)
  expect(await told()).toEqual([])
  await buy(time, null)
  expect(await told()).toEqual([{ key: 'elite', until: null }])
})

test('a key for something else, and what is no name, are refused', async () => {
  const { agent, key } = await open()
  expect(errorCode(await ask((await key(1, ['deliver'])).agent, 'Ranger'))).toBe('missing_scope')
  for (const hostile of ['a b', 'x'.repeat(21), 'a/b', '%', 'Ёлка'])
    expect([hostile, (await ask(agent, hostile)).statusCode]).toEqual([hostile, 400])
})
