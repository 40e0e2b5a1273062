import { expect, test } from 'vitest'
import { openWithAzlink } from '#tests/azlink/open-with-azlink.ts'
import type { TestClient } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const ALICE = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const OFFLINE = '33333333-3333-3333-8333-333333333333'

type Named = { name: string; uuid?: string }
type Site = Awaited<ReturnType<typeof openWithAgent>>['site']

const times = async ({ database }: Site) =>
  (await database.query.selectFrom('player_statistics').selectAll().orderBy('player').execute()).map(
    ({ player, playtime }) => [player, playtime],
  )

async function open() {
  const opened = await openWithAgent()
  const { site, key } = opened
  const { agent: teller } = await key(1, ['report'])
  const call = async (path: string, body: object, by: TestClient) => {
    const reply = await by.call('POST', `/game/v1/${path}`, { body: { instance: 'a', ...body } })
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
  }
  const beat = (online: (string | Named)[], instance = 'a', by = teller) =>
    call(
      'heartbeat',
      {
        instance,
        maxPlayers: 100,
        online: online.map((one) => (typeof one === 'string' ? { name: one } : one)),
      },
      by,
    )
  /** A heartbeat each 30 seconds, for so long. */
  async function play(milliseconds: number, ...online: (string | Named)[]) {
    for (let passed = 0; passed < milliseconds; passed += 30 * SECOND) {
      await beat(online)
      site.clock.advance(30 * SECOND)
    }
    await beat(online)
  }
  const tell = (player: object) =>
    call(
      'stats',
      { players: [{ name: 'Alice', playtimeSeconds: 0, kills: 0, deaths: 0, points: 0, ...player }] },
      teller,
    )
  const settle = (later = 0) => {
    site.clock.advance(later)
    return site.runBackgroundWork(MINUTE)
  }
  return { ...opened, teller, beat, play, tell, settle, times: () => times(site) }
}

test('where only heartbeats come the time between two that name a player is played, in minutes, and whole once they left', async () => {
  const { site, play, beat, settle, times } = await open()
  await play(6 * MINUTE, 'Alice', 'Bobby')
  await beat(['Passing', 'Bobby'])
  await settle()
  expect(await times()).toEqual([
    ['Alice', 360],
    ['Bobby', 360],
  ])
  site.clock.advance(20 * SECOND)
  await beat(['aLICE'])
  site.clock.advance(91 * SECOND)
  await beat(['Alice'])
  await settle(3 * MINUTE)
  expect(await times()).toEqual([
    ['Alice', 380],
    ['Bobby', 360],
  ])
  expect(await site.database.query.selectFrom('played_times').selectAll().execute()).toEqual([])
})

test('who is named by several at once plays once, also where two processes take it', async () => {
  const { site, beat, settle, times, key } = await open()
  const { agent: twin } = await key(1, ['report'])
  for (let minute = 0; minute <= 10; minute++) {
    await Promise.all([
      beat([{ name: 'Alice', uuid: ALICE }]),
      beat([{ name: 'ALICE', uuid: OFFLINE }], 'b', twin),
      beat(['Alice']),
    ])
    site.clock.advance(minute < 10 ? MINUTE : 0)
  }
  await Promise.all([settle(), settle()])
  expect(await times()).toEqual([[expect.stringMatching(/alice/i), 600]])
})

test('the first totals take the place of what was counted, in no season, and after them heartbeats add nothing', async () => {
  const { site, play, tell, settle, times } = await open()
  const chief = await site.player('Chief', ['access_admin_panel', 'manage_statistics'])
  await play(10 * MINUTE, 'Alice', 'Bobby')
  await settle()
  const body = { name_ru: 'Осень', name_en: 'Autumn' }
  const { id } = (await chief.call('POST', '/admin/seasons', { body })).json<{ id: number }>()
  await play(20 * MINUTE, 'Alice', 'Bobby')
  await settle()
  expect(await times()).toEqual([
    ['Alice', 1_800],
    ['Bobby', 1_800],
  ])
  await tell({ playtimeSeconds: 90_000, kills: 5 })
  await play(10 * MINUTE, 'Alice', 'Bobby')
  await settle()
  await settle(2 * HOUR)
  expect(await times()).toEqual([
    ['Alice', 90_000],
    ['Bobby', 2_400],
  ])
  await tell({ playtimeSeconds: 90_060, kills: 6 })
  await site.runBackgroundWork(15 * SECOND)
  const table = async (by: string) =>
    (await site.anonymous.call('GET', `/leaderboards?season=${id}&by=${by}`))
      .json<{ data: { name: string; value: number }[] }>()
      .data.map(({ name, value }) => [name, value])
  expect(await table('playtime')).toEqual([
    ['Bobby', 1_800],
    ['Alice', 1_260],
  ])
  expect(await table('kills')).toEqual([['Alice', 1]])
})

test('a name that changes hands gives nobody the time of another; a clock that is put back gives and takes none', async () => {
  const { site, play, settle, times } = await open()
  await play(10 * MINUTE, { name: 'Alice', uuid: ALICE })
  await settle()
  await play(4 * MINUTE, { name: 'Alice', uuid: ALICE })
  await play(6 * MINUTE, { name: 'Alice', uuid: OTHER })
  await settle()
  expect((await times()).map(([, played]) => played)).toEqual([600, 360])
  site.clock.advance(-HOUR)
  await play(6 * MINUTE, { name: 'Alice', uuid: OTHER })
  await settle(3 * MINUTE)
  expect((await times()).map(([, played]) => played)).toEqual([600, 720])
})

test('AzLink’s lists count where they are at most 150 seconds apart', async () => {
  const { site, plugin, pass } = await openWithAzlink()
  plugin.join({ name: 'Ranger', uuid: ALICE })
  await plugin.start()
  for (const seconds of [0, 60, 60, 149, 151, 60, 60]) {
    await pass(seconds * SECOND)
    await plugin.poll()
  }
  await pass(3 * MINUTE)
  await site.runBackgroundWork(MINUTE)
  expect(await times(site)).toEqual([['Ranger', 389]])
})

test('time that only heartbeats tell belongs to the account whose name it is, among 500 players', async () => {
  const { site, beat, settle, key, userId } = await open()
  const { agent: teller } = await key(1, ['report'])
  const buyer = await site.signIn(userId)
  const asked = await buyer.call('POST', '/profile/names', { body: { game: 'minecraft', by: 'agent' } })
  const { code } = asked.json<{ code: string }>()
  await teller.call('POST', '/game/v1/names', { body: { instance: 'a', code, name: 'Player7' } })
  const many = Array.from({ length: 500 }, (_, at) => `Player${at}`)
  for (let minute = 0; minute <= 5; minute++) {
    await beat(many)
    site.clock.advance(minute < 5 ? MINUTE : 0)
  }
  await settle()
  const { playtimeMinutes } = (await buyer.call('GET', '/profile')).json<{ playtimeMinutes: number }>()
  expect([playtimeMinutes, (await times(site)).length]).toEqual([5, 500])
})
