import { expect, test } from 'vitest'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { Standing } from '#shared/contract/games/leaderboards.ts'
import type { Season } from '#shared/contract/games/seasons.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'
import { createClaimedPlayersStore } from './claimed-players.store.ts'
import { createEndedStandingsStore } from './ended-standings.store.ts'
import { createRefreshStandings } from './refresh-standings.ts'
import { createSeasonsService } from './seasons.service.ts'
import { createSeasonsStore } from './seasons.store.ts'
import { createStandingChangesStore } from './standing-changes.store.ts'
import { createStandingsStore } from './standings.store.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const REFRESH = 15 * SECOND

type Told = { name: string; points?: number; kills?: number }

async function open() {
  const { site, key } = await openWithAgent()
  const agents = new Map<number, TestClient>()
  for (const id of [1, 2]) agents.set(id, (await key(id, ['report'])).agent)
  const staff = await site.player('Chief', ['access_admin_panel', 'manage_statistics'])
  async function tell(players: Told[], gameServer = 1) {
    const totals = { playtimeSeconds: 0, kills: 0, deaths: 0, points: 0 }
    const body = { instance: 'a', players: players.map((player) => ({ ...totals, ...player })) }
    const reply = await (agents.get(gameServer) as TestClient).call('POST', '/game/v1/stats', { body })
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    site.clock.advance(SECOND)
  }
  const settle = () => site.runBackgroundWork(REFRESH)
  const call = (fields: object = {}) =>
    staff.call('POST', '/admin/seasons', { body: { name_ru: 'Осень', name_en: 'Autumn', ...fields } })
  async function begin(fields: object = {}) {
    const reply = await call(fields)
    expect([reply.statusCode, reply.statusCode === 201 ? '' : reply.body]).toEqual([201, ''])
    return reply.json<Season>()
  }
  const end = (id: number) => staff.call('POST', `/admin/seasons/${id}/end`)
  async function lines(query: string) {
    const reply = await site.anonymous.call('GET', `/leaderboards${query}`)
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    return reply
      .json<{ data: Standing[] }>()
      .data.map(({ place, name, value, gone }) => [place, name ?? gone, value])
  }
  const confirm = (player: string, userId: number) =>
    site.database.query
      .updateTable('player_statistics')
      .set({ user_id: userId })
      .where('player', '=', player)
      .execute()
  const in_ = (milliseconds: number) => new Date(site.clock.now.getTime() + milliseconds).toISOString()
  return { site, staff, tell, settle, call, begin, end, lines, confirm, in: in_ }
}

test('in a season counts what was earned while it ran, and no player’s first total', async () => {
  const { tell, settle, begin, end, lines } = await open()
  await tell([{ name: 'Old', points: 900 }])
  const { id } = await begin()
  await tell([
    { name: 'Old', points: 905 },
    { name: 'New', points: 500 },
  ])
  await tell([{ name: 'New', points: 507, kills: 3 }])
  await settle()
  const table = [
    [1, 'New', 7],
    [2, 'Old', 5],
  ]
  expect(await lines(`?season=${id}`)).toEqual(table)
  expect(await lines(`?season=${id}&by=kills`)).toEqual([[1, 'New', 3]])
  expect(await lines('')).toEqual([
    [1, 'Old', 905],
    [2, 'New', 507],
  ])
  // What has just come counts too, and nothing after.
  await tell([{ name: 'Old', points: 925 }])
  expect((await end(id)).statusCode).toBe(200)
  await tell([{ name: 'Old', points: 2_000 }])
  await settle()
  expect(await lines(`?season=${id}`)).toEqual([
    [1, 'Old', 25],
    [2, 'New', 7],
  ])
  expect(errorCode(await end(id))).toBe('season_ended')
})

test('a season is of all game servers or of one', async () => {
  const { tell, settle, begin, lines } = await open()
  await tell([{ name: 'Wolf' }])
  await tell([{ name: 'Wolf' }], 2)
  const all = await begin()
  const one = await begin({ gameServerId: 2 })
  await tell([{ name: 'Wolf', points: 5 }])
  await tell([{ name: 'Wolf', points: 8 }], 2)
  await settle()
  expect(await lines(`?season=${all.id}`)).toEqual([
    [1, 'Wolf', 8],
    [2, 'Wolf', 5],
  ])
  expect(await lines(`?season=${all.id}&gameServerId=1`)).toEqual([[1, 'Wolf', 5]])
  expect(await lines(`?season=${one.id}`)).toEqual([[1, 'Wolf', 8]])
})

test('of each there is one at a time', async () => {
  const { call, begin, end, in: later, staff, site } = await open()
  const first = await begin({ endsAt: later(DAY) })
  expect(errorCode(await call())).toBe('season_overlaps')
  expect(errorCode(await call({ startsAt: later(DAY / 2) }))).toBe('season_overlaps')
  const next = await begin({ startsAt: later(DAY) })
  await begin({ gameServerId: 1 })
  expect(errorCode(await call({ gameServerId: 1 }))).toBe('season_overlaps')
  expect(errorCode(await call({ gameServerId: 99 }))).toBe('not_found')
  for (const endsAt of [later(-1), later(0)])
    expect(errorCode(await call({ gameServerId: 2, endsAt }))).toBe('validation_failed')
  site.clock.advance(SECOND)
  await end(first.id)
  await end(next.id)
  const both = await Promise.all([call(), call()])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  const [listed, known] = await Promise.all([
    site.anonymous.call('GET', '/seasons'),
    staff.call('GET', '/admin/seasons'),
  ])
  const ran = ({ id }: Season) => id !== next.id
  expect(known.json()).toHaveLength(4)
  expect(listed.json()).toEqual(known.json<Season[]>().filter(ran))
})

test('a season begins and ends by its dates, whoever looks', async () => {
  const { site, tell, settle, begin, lines, in: later } = await open()
  await tell([{ name: 'Wolf' }])
  const { id } = await begin({ startsAt: later(DAY), endsAt: later(2 * DAY) })
  await tell([{ name: 'Wolf', points: 1 }])
  site.clock.advance(DAY)
  await tell([{ name: 'Wolf', points: 11 }])
  site.clock.advance(DAY)
  // Its date has come, though nobody has ended it yet.
  await tell([{ name: 'Wolf', points: 111 }])
  await settle()
  expect(await lines(`?season=${id}`)).toEqual([[1, 'Wolf', 10]])
  const [season] = (await site.anonymous.call('GET', '/seasons')).json<Season[]>()
  expect([season?.endedAt, season?.endedAt]).toEqual([season?.endsAt, expect.any(String)])
})

test('one that is ended before it has begun never ran, and visitors see none', async () => {
  const { site, staff, tell, begin, end, lines, in: later } = await open()
  const { id } = await begin({ startsAt: later(DAY), endsAt: later(2 * DAY) })
  const ended = (await end(id)).json<Season>()
  expect(ended.endedAt).toBe(ended.startsAt)
  expect((await site.anonymous.call('GET', '/seasons')).json()).toEqual([])
  expect((await staff.call('GET', '/admin/seasons')).json()).toEqual([ended])
  await tell([{ name: 'Wolf' }, { name: 'Wolf', points: 1 }])
  expect(await lines(`?season=${id}`)).toEqual([])
})

test('it ends once, however many end it, and figures that come meanwhile count whole or not at all', async () => {
  const { staff, tell, settle, begin, end, lines, site } = await open()
  await tell([{ name: 'Wolf' }])
  const { id } = await begin()
  await tell([{ name: 'Wolf', points: 5 }])
  const [one, other] = await Promise.all([end(id), end(id), tell([{ name: 'Wolf', points: 9, kills: 4 }])])
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409])
  await settle()
  const points = (await lines(`?season=${id}`))[0]?.[2]
  const kills = (await lines(`?season=${id}&by=kills`))[0]?.[2]
  expect([
    [5, undefined],
    [9, 4],
  ]).toContainEqual([points, kills])
  const log = await site.database.query
    .selectFrom('audit_log')
    .select(['noun', 'action'])
    .where('noun', '=', 'season')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['create', 'update'])
  expect((await staff.call('POST', '/admin/seasons/999/end')).statusCode).toBe(404)
})

/** A season that runs, in which two accounts and somebody without one have earned something. */
async function openWithSeason() {
  const opened = await open()
  const { site, tell, begin, confirm } = opened
  await tell([{ name: 'Wolf' }, { name: 'Bear' }, { name: 'Fox' }])
  const wolf = await site.createUser('Ranger')
  const bear = await site.createUser('Medic')
  await confirm('Wolf', wolf)
  await confirm('Bear', bear)
  const { id } = await begin()
  await tell([
    { name: 'Wolf', points: 9 },
    { name: 'Bear', points: 8 },
    { name: 'Fox', points: 7 },
  ])
  return { ...opened, wolf, bear, id }
}

test('in the table of a season that has ended places stay: whoever is banned is hidden, whoever was deleted has no name', async () => {
  const { site, settle, end, lines, wolf, bear, id } = await openWithSeason()
  await end(id)
  const administrator = await site.administrator()
  await administrator.call('POST', `/admin/users/${wolf}/ban`, { body: { reason: 'Cheating' } })
  await administrator.call('DELETE', `/admin/users/${bear}`)
  await settle()
  expect(await lines(`?season=${id}`)).toEqual([
    [1, 'hidden', 9],
    [2, 'deleted', 8],
    [3, 'Fox', 7],
  ])
  expect(await lines('')).toEqual([[1, 'Fox', 7]])
  const kept = await site.database.query.selectFrom('standings').select('player').execute()
  expect(kept.map(({ player }) => player)).not.toContain('Bear')
})

test('whoever hides or is banned when a season ends keeps the place in its table, and has the name back once shown again', async () => {
  const { site, settle, end, lines, wolf, bear, id } = await openWithSeason()
  const hide = async (page: boolean) => {
    const body = { page, lastSeen: false, gameServer: false, searchEngines: false }
    expect((await (await site.signIn(wolf)).call('PUT', '/profile/visibility', { body })).statusCode).toBe(
      200,
    )
  }
  await hide(false)
  const administrator = await site.administrator()
  await administrator.call('POST', `/admin/users/${bear}/ban`, { body: { reason: 'Cheating' } })
  await settle()
  expect(await lines(`?season=${id}`)).toEqual([[1, 'Fox', 7]])
  await end(id)
  const table = [
    [1, 'hidden', 9],
    [2, 'hidden', 8],
    [3, 'Fox', 7],
  ]
  expect(await lines(`?season=${id}`)).toEqual(table)
  expect(await lines(`?season=${id}&gameServerId=1`)).toEqual(table)
  await hide(true)
  await settle()
  expect((await lines(`?season=${id}`))[0]).toEqual([1, 'Wolf', 9])
  expect(await lines('')).toEqual([
    [1, 'Wolf', 9],
    [2, 'Fox', 7],
  ])
})

test('whose ban was over a moment before a season ends keeps the place', async () => {
  const { site, settle, end, lines, in: later, wolf, id } = await openWithSeason()
  const administrator = await site.administrator()
  const body = { reason: 'Cheating', until: later(MINUTE) }
  expect((await administrator.call('POST', `/admin/users/${wolf}/ban`, { body })).statusCode).toBe(200)
  await settle()
  expect((await lines(`?season=${id}`))[0]).toEqual([1, 'Bear', 8])
  site.clock.advance(MINUTE + SECOND)
  await end(id)
  expect((await lines(`?season=${id}`))[0]).toEqual([1, 'Wolf', 9])
})

test.for([
  ['nobody’s', 'Fox', [15, 9]],
  ['another’s', 'Wolf', [17, 7]],
] as const)(
  'figures (%s) that change hands while a season is being ended have their part in its table',
  async ([, player, table]) => {
    const { site, settle, lines, bear, id } = await openWithSeason()
    const { database } = site
    const endedStandings = createEndedStandingsStore(database)
    const changes = createStandingChangesStore(database)
    const now = () => site.clock.now
    const invalidation: Pick<CacheInvalidationService, 'change'> = {
      change: (_topics, work) => database.transaction(work),
    }
    const { refreshAtOnce, addLeftOut } = createRefreshStandings({
      standings: createStandingsStore(database),
      changes,
      ended: endedStandings,
      players: createClaimedPlayersStore(database, endedStandings, changes),
      invalidation,
      now,
    })
    let looks = 0
    const service = createSeasonsService({
      seasons: createSeasonsStore(database),
      gameServers: { find: async () => undefined },
      shownServers: { list: async () => [] },
      async refreshStandings() {
        await refreshAtOnce()
        looks += 1
        if (looks > 1) return
        const { query } = database
        await query
          .updateTable('player_statistics')
          .set({ user_id: bear })
          .where('player', '=', player)
          .execute()
      },
      addLeftOut,
      noteFigures: changes.noteFigures,
      endedStandings,
      invalidation,
      audit: { of: () => async () => {} },
      now,
    })
    await service.end(id, { id: 1 })
    expect(looks).toBe(2)
    await settle()
    expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual(table)
    expect(await endedStandings.addUp(id)).toBe(true)
  },
)

test('who has deleted an account keeps the place in an ended table also where it shows accounts alone', async () => {
  const { site, settle, end, lines, wolf, id } = await openWithSeason()
  await end(id)
  await (await site.administrator()).call('DELETE', `/admin/users/${wolf}`)
  await settle()
  expect(await lines(`?season=${id}&accounts=true`)).toEqual([
    [1, 'deleted', 9],
    [2, 'Bear', 8],
  ])
})
