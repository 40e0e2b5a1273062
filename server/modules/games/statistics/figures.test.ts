import { expect, test } from 'vitest'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { announce } from '#tests/harness/tournament-steps.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const HOUR = 3_600
const CHECK_MS = 250

type Told = { name: string; points?: number; kills?: number; deaths?: number; playtimeSeconds?: number }

async function open() {
  const { site, key } = await openWithAgent()
  const agents = { 1: (await key(1, ['report'])).agent, 2: (await key(2, ['report'])).agent }
  const ranger = await site.player('Ranger')
  const read = async (etag?: string) => {
    const reply = await ranger.call('GET', '/profile', etag ? { headers: { 'if-none-match': etag } } : {})
    return reply
  }
  const { id } = (await read()).json<Profile>()
  async function tell(told: Told, gameServer: 1 | 2 = 1) {
    const totals = { playtimeSeconds: 0, kills: 0, deaths: 0, points: 0, ...told }
    const reply = await agents[gameServer].call('POST', '/game/v1/stats', {
      body: { instance: 'a', players: [totals] },
    })
    expect(reply.statusCode).toBe(200)
    await site.database.query
      .updateTable('player_statistics')
      .set({ user_id: id })
      .where('player', '=', told.name)
      .execute()
  }
  const profile = async () => (await read()).json<Profile>()
  return { site, id, ranger, read, tell, profile }
}

test('the profile shows what games have told of the account, added up, and nothing as long as none has', async () => {
  const { tell, profile } = await open()
  expect(await profile()).toMatchObject({ level: 1, rank: 'private', tier: null, games: [], kills: 0 })
  await tell({ name: 'Wolf', points: 900, kills: 20, deaths: 8, playtimeSeconds: 3 * HOUR + 90 })
  await tell({ name: 'Bear', points: 1_500, kills: 5, deaths: 2, playtimeSeconds: HOUR }, 2)
  expect(await profile()).toMatchObject({
    playtimeMinutes: 241,
    kills: 25,
    deaths: 10,
    kdRatio: 2.5,
    level: 7,
    rank: 'private',
    tier: { name_en: 'Veteran', insignia: 'roblox-veteran' },
    games: [
      { game: 'minecraft', name: 'Wolf', points: 900, tier: { name_en: 'Iron Warrior' } },
      { game: 'roblox', name: 'Bear', points: 1_500, tier: { name_en: 'Veteran' } },
    ],
  })
})

test('of two ladders with as many points that of Minecraft counts; without a death the ratio is the kills', async () => {
  const { tell, profile } = await open()
  await tell({ name: 'Bear', points: 5_000 }, 2)
  await tell({ name: 'Wolf', points: 5_000, kills: 12 })
  expect(await profile()).toMatchObject({ tier: { name_en: 'Master' }, level: 21, kdRatio: 12 })
})

test.each([
  [249, 1, null],
  [250, 2, null],
  [299, 2, null],
  [300, 2, 'Stone Apprentice'],
])('%d points make level %d and the tier %s', async (points, level, tier) => {
  const { tell, profile } = await open()
  await tell({ name: 'Wolf', points })
  const shown = await profile()
  expect([shown.level, shown.tier?.name_en ?? null]).toEqual([level, tier])
})

test('what staff have given stands before a tier', async () => {
  const { site, id, tell, profile } = await open()
  await tell({ name: 'Wolf', points: 5_000 })
  await site.database.query.updateTable('users').set({ rank: 'major' }).where('id', '=', id).execute()
  expect(await profile()).toMatchObject({
    rank: 'major',
    tier: null,
    games: [{ tier: { name_en: 'Master' } }],
  })
})

test('a profile is sent anew when figures change, and when staff change what points are worth', async () => {
  const { site, read, tell, profile } = await open()
  const etagOf = async () => String((await read()).headers.etag)
  const first = await etagOf()
  expect((await read(first)).statusCode).toBe(304)
  await tell({ name: 'Wolf', points: 400 })
  expect((await read(first)).statusCode).toBe(200)
  const second = await etagOf()
  const { tier } = await profile()
  const operator = await site.administrator()
  await operator.call('PUT', `/admin/collections/ranks/${tier?.id}`, {
    body: { name_en: 'Pebble', version: 1 },
  })
  await site.runBackgroundWork(CHECK_MS)
  const reply = await read(second)
  expect([reply.statusCode, reply.json<Profile>().tier]).toEqual([
    200,
    { id: tier?.id, isSample: false, name_ru: tier?.name_ru, name_en: 'Pebble', insignia: tier?.insignia },
  ])
})

test('a tournament asks for the level that the points make', async () => {
  const { site, ranger, tell, profile } = await open()
  const { id } = await announce(site, { minimumLevel: 3 })
  const path = `/tournaments/${id}/registration`
  expect((await ranger.call('POST', path)).statusCode).toBe(403)
  await tell({ name: 'Wolf', points: 500 })
  expect((await profile()).level).toBe(3)
  expect((await ranger.call('POST', path)).statusCode).toBe(200)
})
