import { expect, test } from 'vitest'
import { JUMP_BOUND } from '#shared/constants/games/leaderboards.ts'
import type { KeptStatisticsSettings } from '#shared/contract/games/statistics-settings.ts'
import type { UndefinedAchievement } from '#shared/contract/games/told-achievements.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const UNSET = {
  jumpBound: JUMP_BOUND,
  objectives: { playtime: null, kills: null, deaths: null, points: null },
  playtimeUnit: 'ticks',
}

async function open() {
  const { site, key } = await openWithAgent()
  const agents = { 1: (await key(1, ['report'])).agent, 2: (await key(2, ['report'])).agent }
  const staff = await site.player('Chief', ['access_admin_panel', 'manage_statistics', 'view_audit_log'])
  async function tell(player: object, gameServer: 1 | 2 = 1) {
    const totals = { name: 'Wolf', playtimeSeconds: 0, kills: 0, deaths: 0, points: 0 }
    const body = { instance: 'a', players: [{ ...totals, ...player }] }
    expect((await agents[gameServer].call('POST', '/game/v1/stats', { body })).statusCode).toBe(200)
  }
  const settings = async () =>
    (await staff.call('GET', '/admin/statistics/settings')).json<KeptStatisticsSettings[]>()
  const change = (id: number, body: object) =>
    staff.call('PUT', `/admin/statistics/settings/${id}`, { body: { ...UNSET, ...body } })
  const told = async () =>
    (await staff.call('GET', '/admin/statistics/achievements'))
      .json<UndefinedAchievement[]>()
      .map(({ key: name, players, gameServers }) => [name, players, gameServers.length])
  return { site, staff, agents, tell, settings, change, told }
}

test('staff set a bound for jumps for one game server; it holds from the next report on, and stands in the log', async () => {
  const { site, staff, tell, settings, change } = await open()
  expect((await settings()).map(({ jumpBound, version }) => [jumpBound, version])).toContainEqual([
    JUMP_BOUND,
    0,
  ])
  for (const jumpBound of [0, -5, 1.5, 1_000_000_001, '7'])
    expect((await change(1, { jumpBound, version: 0 })).statusCode).toBe(400)
  const changed = await change(1, { jumpBound: 100, version: 0 })
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { jumpBound: 100, version: 1 }])
  for (const jumpBound of [50, 100]) {
    const stale = await change(1, { jumpBound, version: 0 })
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'conflict', by: 'Chief' }])
  }
  expect((await change(1, { jumpBound: 100, version: 1 })).json()).toEqual(changed.json())
  expect(errorCode(await change(999, { jumpBound: 50, version: 0 }))).toBe('not_found')
  for (const points of [5, 106, 206]) {
    await tell({ points })
    await tell({ points }, 2)
  }
  const rows = await site.database.query
    .selectFrom('player_statistics')
    .select(['game_server_id', 'points', 'waiting_points'])
    .orderBy('game_server_id')
    .execute()
  expect(rows).toEqual([
    { game_server_id: 1, points: 105, waiting_points: 101 },
    { game_server_id: 2, points: 206, waiting_points: 0 },
  ])
  expect((await staff.call('GET', '/admin/audit')).body).toContain('"jumpBound"')
})

test('achievements that games tell of and nobody defined are shown with their players, until they are defined', async () => {
  const { site, tell, told } = await open()
  await tell({ achievements: ['first-blood', 'Dragon Slayer'] })
  await tell({ achievements: ['first-blood'] })
  await tell({ name: 'Bear', achievements: ['first-blood'] })
  await tell({ name: 'Fox', achievements: ['first-blood'] }, 2)
  expect(await told()).toEqual([
    ['first-blood', 3, 2],
    ['Dragon Slayer', 1, 1],
  ])
  const operator = await site.administrator()
  const entry = { key: 'dragon', title_ru: 'Драконоборец', title_en: 'Slayer', condition: 'game' }
  const body = { ...entry, gameKey: 'Dragon Slayer' }
  expect((await operator.call('POST', '/admin/collections/achievements', { body })).statusCode).toBe(201)
  expect(await told()).toEqual([['first-blood', 3, 2]])
})

test('a game server that makes up ever new achievements is not followed beyond a thousand', async () => {
  const { site, tell } = await open()
  for (let body = 0; body < 6; body++)
    await tell({
      name: `Player${body}`,
      achievements: Array.from({ length: 200 }, (_, at) => `${body}-${at}`),
    })
  await tell({ name: 'Late', achievements: ['0-1', 'one-more'] })
  const { count } = await site.database.query
    .selectFrom('told_achievements')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1_000)
})

test('an agent asks which objectives staff have named for its game server', async () => {
  const { agents, change } = await open()
  const { jumpBound: _, ...unset } = UNSET
  const ask = async () => (await agents[1].call('GET', '/game/v1/objectives')).json()
  expect(await ask()).toEqual(unset)
  const objectives = { ...UNSET.objectives, points: ' score ', kills: '' }
  for (const points of ['two words', 'a;op me', 'x'.repeat(101)])
    expect((await change(1, { objectives: { ...objectives, points }, version: 0 })).statusCode).toBe(400)
  expect((await change(1, { objectives, playtimeUnit: 'minutes', version: 0 })).statusCode).toBe(200)
  expect(await ask()).toEqual({
    objectives: { ...UNSET.objectives, points: 'score' },
    playtimeUnit: 'minutes',
  })
})
