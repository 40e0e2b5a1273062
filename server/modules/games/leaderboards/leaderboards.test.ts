import { expect, test } from 'vitest'
import type { Standing } from '#shared/contract/games/leaderboards.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const REFRESH = 15 * SECOND
const ALICE = '11111111-1111-4111-8111-111111111111'

type Page = { data: Standing[]; total: number; page: number; pageSize: number }
type Told = { name: string; uuid?: string; points?: number; kills?: number; playtimeSeconds?: number }

async function open() {
  const { site, key, staff } = await openWithAgent()
  const agents = new Map<number, TestClient>()
  async function tell(players: Told[], gameServer = 1) {
    const agent = agents.get(gameServer) ?? (await key(gameServer, ['report'])).agent
    agents.set(gameServer, agent)
    const totals = { playtimeSeconds: 0, kills: 0, deaths: 0, points: 0 }
    const body = { instance: 'a', players: players.map((player) => ({ ...totals, ...player })) }
    const reply = await agent.call('POST', '/game/v1/stats', { body })
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    site.clock.advance(SECOND)
  }
  const settle = () => site.runBackgroundWork(REFRESH)
  async function read(query = '', by: TestClient = site.anonymous) {
    const reply = await by.call('GET', `/leaderboards${query}`)
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    return reply.json<Page>()
  }
  const lines = async (query = '') =>
    (await read(query)).data.map(({ place, name, username, value }) => [place, name, username, value])
  /** As long as no name can be confirmed, an account is given one by hand. */
  const confirm = (player: string, userId: number | null) =>
    site.database.query
      .updateTable('player_statistics')
      .set({ user_id: userId })
      .where('player', '=', player)
      .execute()
  return { site, staff, tell, settle, read, lines, confirm }
}

test('players stand by their figure, equals share a place with the first to get there on top, and who has none of it stands nowhere', async () => {
  const { tell, settle, lines } = await open()
  await tell([{ name: 'Late', points: 10 }])
  await tell([
    { name: 'First', points: 50, kills: 1 },
    { name: 'Nothing', kills: 3, playtimeSeconds: 90 },
  ])
  await tell([{ name: 'Second', points: 50 }])
  await tell([{ name: 'Late', points: 50 }])
  await tell([{ name: 'Below', points: 7 }])
  await settle()
  expect(await lines()).toEqual([
    [1, 'First', null, 50],
    [1, 'Second', null, 50],
    [1, 'Late', null, 50],
    [4, 'Below', null, 7],
  ])
  expect(await lines('?by=kills')).toEqual([
    [1, 'Nothing', null, 3],
    [2, 'First', null, 1],
  ])
  expect(await lines('?by=playtime')).toEqual([[1, 'Nothing', null, 90]])
})

test('a table is of all game servers or of one; what one player has earned on several is added up', async () => {
  const { tell, settle, lines, staff, site } = await open()
  const body = { name_server: 'Second', ip: 'play.example.org:25565' }
  const made = (await staff.call('POST', '/admin/servers', { body })).json<{ id: number; version: number }>()
  await tell([
    { name: 'Alice', uuid: ALICE, points: 10 },
    { name: 'Bobby', points: 15 },
  ])
  await tell([{ name: 'Alice', uuid: ALICE, points: 9 }], made.id)
  await settle()
  expect(await lines()).toEqual([
    [1, 'Alice', null, 19],
    [2, 'Bobby', null, 15],
  ])
  expect(await lines('?gameServerId=1')).toEqual([
    [1, 'Bobby', null, 15],
    [2, 'Alice', null, 10],
  ])
  expect(await lines(`?gameServerId=${made.id}`)).toEqual([[1, 'Alice', null, 9]])
  const hiding = { body: { isHidden: true, version: made.version } }
  expect((await staff.call('PUT', `/admin/servers/${made.id}`, hiding)).statusCode).toBe(200)
  for (const missing of [`?gameServerId=${made.id}`, '?gameServerId=999', '?season=999'])
    expect(errorCode(await site.anonymous.call('GET', `/leaderboards${missing}`))).toBe('not_found')
})

test('a table is a minute old at most, in whatever way figures changed', async () => {
  const { site, tell, settle, lines, confirm } = await open()
  await tell([
    { name: 'Alice', points: 10 },
    { name: 'Bobby', points: 15 },
  ])
  await settle()
  await tell([{ name: 'Alice', points: 30 }])
  await settle()
  expect(await lines()).toEqual([
    [1, 'Alice', null, 30],
    [2, 'Bobby', null, 15],
  ])
  const userId = await site.createUser('Ranger')
  await confirm('Alice', userId)
  await settle()
  expect(await lines()).toEqual([
    [1, 'Alice', 'Ranger', 30],
    [2, 'Bobby', null, 15],
  ])
  expect(await lines('?accounts=true')).toEqual([[1, 'Alice', 'Ranger', 30]])
  await confirm('Alice', null)
  await site.database.query.deleteFrom('player_statistics').where('player', '=', 'Bobby').execute()
  await settle()
  expect(await lines()).toEqual([[1, 'Alice', null, 30]])
})

test('an account that is banned stands nowhere while it lasts, one that is deleted never again', async () => {
  const { site, tell, settle, lines, confirm } = await open()
  await tell([
    { name: 'Alice', points: 30 },
    { name: 'Bobby', points: 15 },
  ])
  const userId = await site.createUser('Ranger')
  await confirm('Alice', userId)
  await settle()
  const administrator = await site.administrator()
  const until = new Date(site.clock.now.getTime() + 10 * MINUTE).toISOString()
  const ban = { body: { reason: 'Cheating', until } }
  expect((await administrator.call('POST', `/admin/users/${userId}/ban`, ban)).statusCode).toBeLessThan(300)
  await settle()
  expect(await lines()).toEqual([[1, 'Bobby', null, 15]])
  site.clock.advance(11 * MINUTE)
  await site.runBackgroundWork(MINUTE)
  await settle()
  expect(await lines()).toEqual([
    [1, 'Alice', 'Ranger', 30],
    [2, 'Bobby', null, 15],
  ])
  await administrator.call('DELETE', `/admin/users/${userId}`)
  expect(await lines()).toEqual([[1, 'Bobby', null, 15]])
  await settle()
  expect(await lines()).toEqual([[1, 'Bobby', null, 15]])
})

test('a hundred stand on a page; places go on over it, and equals share theirs across pages', async () => {
  const { site, tell, settle, read, confirm } = await open()
  await tell(
    Array.from({ length: 150 }, (_, at) => ({ name: `Player${at}`, points: at < 90 ? 500 - at : 7 })),
  )
  await confirm('Player149', await site.createUser('Ranger'))
  await settle()
  const first = await read()
  expect([first.data.length, first.total, first.pageSize]).toEqual([100, 150, 100])
  expect(first.data.map(({ place }) => place).slice(88, 93)).toEqual([89, 90, 91, 91, 91])
  const second = await read('?page=2')
  expect([second.data.length, second.page, new Set(second.data.map(({ place }) => place))]).toEqual([
    50,
    2,
    new Set([91]),
  ])
  expect((await read('?page=3')).data).toEqual([])
  const names = [...first.data, ...second.data].map(({ name }) => name)
  expect(new Set(names).size).toBe(150)
})

test('the lower half of a table, which is counted from below, goes on where the upper half ends', async () => {
  const { tell, settle, read } = await open()
  await tell(Array.from({ length: 330 }, (_, at) => ({ name: `Player${at}`, points: 900 - at })))
  await settle()
  const pages = [await read(), await read('?page=2'), await read('?page=3'), await read('?page=4')]
  const standings = pages.flatMap(({ data }) => data.map(({ place, name }) => [place, name]))
  expect(standings).toEqual(Array.from({ length: 330 }, (_, at) => [at + 1, `Player${at}`]))
  // Who comes meanwhile is counted at once.
  await tell([{ name: 'Best', points: 5_000 }])
  await settle()
  expect((await read('?page=4')).data.at(-1)).toMatchObject({ place: 331, name: 'Player329' })
})

test('one’s own place is a call of its own, with the page it stands on', async () => {
  const { site, tell, settle, confirm } = await open()
  const ranger = await site.player('Ranger')
  const own = async (query = '') => (await ranger.call('GET', `/leaderboards/me${query}`)).json<object>()
  expect(await own()).toEqual({ place: null, value: null, page: null })
  await tell(Array.from({ length: 120 }, (_, at) => ({ name: `Player${at}`, points: 7 })))
  await tell([
    { name: 'Alice', points: 7, kills: 4 },
    { name: 'Best', points: 9 },
  ])
  const { id } = (await ranger.call('GET', '/profile')).json<{ id: number }>()
  await confirm('Alice', id)
  await settle()
  expect(await own()).toEqual({ place: 2, value: 7, page: 2 })
  expect(await own('?accounts=true&gameServerId=1')).toEqual({ place: 1, value: 7, page: 1 })
  expect(await own('?by=kills')).toEqual({ place: 1, value: 4, page: 1 })
  expect(await own('?by=playtime')).toEqual({ place: null, value: null, page: null })
})
