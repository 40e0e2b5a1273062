import { expect, test } from 'vitest'
import { JUMP_BOUND } from '#shared/constants/games/leaderboards.ts'
import type { Standing } from '#shared/contract/games/leaderboards.ts'
import type { PlayerFigures } from '#shared/contract/games/player-figures.ts'
import type { Season } from '#shared/contract/games/seasons.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const SECOND = 1_000
const REFRESH = 15 * SECOND
const JUMP = JUMP_BOUND + 1

type Told = { name: string; uuid?: string; points?: number; kills?: number }

async function open() {
  const { site, key } = await openWithAgent()
  const { agent } = await key(1, ['report'])
  const staff = await site.player('Chief', ['access_admin_panel', 'manage_statistics', 'view_audit_log'])
  async function tell(players: Told[]) {
    const totals = { playtimeSeconds: 0, kills: 0, deaths: 0, points: 0 }
    const body = { instance: 'a', players: players.map((player) => ({ ...totals, ...player })) }
    expect((await agent.call('POST', '/game/v1/stats', { body })).statusCode).toBe(200)
    site.clock.advance(SECOND)
  }
  const list = async (query = '') =>
    (await staff.call('GET', `/admin/statistics${query}`)).json<{ data: PlayerFigures[]; total: number }>()
  const decide = (id: number, decision: string, reason = 'Checked the log') =>
    staff.call('POST', `/admin/statistics/${id}/${decision}`, { body: { reason } })
  async function lines(query = '') {
    await site.runBackgroundWork(REFRESH)
    const reply = await site.anonymous.call('GET', `/leaderboards${query}`)
    return reply.json<{ data: Standing[] }>().data.map(({ place, name, value }) => [place, name, value])
  }
  const pending = async () => (await staff.call('GET', '/admin/pending')).json<{ lines: object[] }>().lines
  return { site, staff, tell, list, decide, lines, pending }
}

test('staff see whose jumps wait, and let each count or drop it, once, with a reason in the log', async () => {
  const { site, tell, list, decide, lines, pending } = await open()
  await tell([
    { name: 'Wolf', points: 5 },
    { name: 'Bear', points: 4 },
    { name: 'Fox', points: 3 },
  ])
  expect([await pending(), (await list('?waiting=true')).total]).toEqual([[], 0])
  await tell([
    { name: 'Wolf', points: 5 + JUMP },
    { name: 'Bear', points: 4 + JUMP, kills: 1 },
  ])
  expect(await pending()).toEqual([{ key: 'jumps', count: 2 }])
  const { data, total } = await list('?waiting=true')
  expect(total).toBe(2)
  const [bear, wolf] = ['Bear', 'Wolf'].map(
    (name) => data.find(({ player }) => player === name)?.id ?? 0,
  ) as [number, number]
  expect(data.find(({ id }) => id === wolf)).toMatchObject({
    points: 5,
    username: null,
    gameServerId: 1,
    waiting: { points: JUMP, kills: 0, deaths: 0 },
  })
  expect((await decide(wolf, 'accept')).json()).toMatchObject({ points: 5 + JUMP, waiting: { points: 0 } })
  expect((await decide(bear, 'refuse')).json()).toMatchObject({ points: 4, waiting: { points: 0 } })
  expect(errorCode(await decide(wolf, 'accept'))).toBe('conflict')
  expect(errorCode(await decide(bear, 'accept', ''))).toBe('validation_failed')
  expect(await lines()).toEqual([
    [1, 'Wolf', 5 + JUMP],
    [2, 'Bear', 4],
    [3, 'Fox', 3],
  ])
  const log = await site.database.query
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('noun', '=', 'player_statistics')
    .orderBy('id')
    .execute()
  expect(log).toHaveLength(2)
  expect(JSON.parse(String(log[0]?.after))).toMatchObject({ player: 'Wolf', reason: 'Checked the log' })
})

test('two who decide about one jump at once let it count once', async () => {
  const { tell, list, decide } = await open()
  await tell([{ name: 'Wolf' }])
  await tell([{ name: 'Wolf', points: JUMP }])
  const id = (await list()).data[0]?.id ?? 0
  const both = await Promise.all([decide(id, 'accept'), decide(id, 'accept')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await list()).data[0]?.points).toBe(JUMP)
})

test('staff put other figures in their place, and the game adds to those', async () => {
  const { staff, tell, list, lines } = await open()
  await tell([{ name: 'Wolf', points: 900, kills: 9 }])
  const id = (await list('?search=WOL')).data[0]?.id ?? 0
  const body = { playtime: 0, kills: 9, deaths: 2, points: 100, reason: 'A bug gave them' }
  expect((await staff.call('PUT', `/admin/statistics/${id}`, { body })).json()).toMatchObject({
    points: 100,
    deaths: 2,
  })
  await tell([{ name: 'Wolf', points: 910, kills: 9 }])
  expect(await lines()).toEqual([[1, 'Wolf', 110]])
  expect((await list('?search=nobody')).data).toEqual([])
  expect((await staff.call('PUT', '/admin/statistics/999', { body })).statusCode).toBe(404)
  expect(
    errorCode(await staff.call('PUT', `/admin/statistics/${id}`, { body: { ...body, kills: -1 } })),
  ).toBe('validation_failed')
})

test('who is struck goes from all tables, those of seasons that have ended included, and those below move up', async () => {
  const { staff, tell, list, decide, lines } = await open()
  await tell([{ name: 'Wolf' }, { name: 'Bear' }])
  const begin = async (name: string) => {
    const body = { name_ru: name, name_en: name }
    return (await staff.call('POST', '/admin/seasons', { body })).json<Season>().id
  }
  const first = await begin('First')
  await tell([
    { name: 'Wolf', points: 9 },
    { name: 'Bear', points: 8 },
  ])
  await staff.call('POST', `/admin/seasons/${first}/end`)
  const second = await begin('Second')
  await tell([
    { name: 'Wolf', points: 19 },
    { name: 'Bear', points: 18 },
  ])
  const ids = [first, second]
  for (const id of ids) expect((await lines(`?season=${id}`))[0]?.[1]).toBe('Wolf')
  // The game server learns who its players are only now.
  await tell([{ name: 'Wolf', uuid: '11111111-1111-4111-8111-111111111111', points: 19 }])
  const wolf = (await list('?search=wolf')).data[0]?.id ?? 0
  expect((await decide(wolf, 'strike')).json()).toMatchObject({ points: 0, kills: 0 })
  expect(await lines()).toEqual([[1, 'Bear', 18]])
  for (const [at, id] of ids.entries())
    expect(await lines(`?season=${id}`)).toEqual([[1, 'Bear', at === 0 ? 8 : 10]])
})

test('a strike takes nothing that its account won under another name, of a game that tells UUIDs', async () => {
  const { site, staff, tell, list, decide, lines } = await open()
  const helper = await site.player('Helper', ['access_admin_panel', 'edit_users'])
  const good = await site.createUser('good')
  const give = async (name: string) => {
    const body = { game: 'minecraft', name, reason: 'Asked' }
    expect((await helper.call('POST', `/admin/users/${good}/names`, { body })).statusCode).toBe(200)
  }
  const [fair, evil] = [
    { name: 'Fair', uuid: '11111111-1111-4111-8111-111111111111' },
    { name: 'Evil', uuid: '22222222-2222-4222-8222-222222222222' },
  ]
  await tell([fair, evil])
  await give('Fair')
  const body = { name_ru: 'Осень', name_en: 'Autumn' }
  const { id } = (await staff.call('POST', '/admin/seasons', { body })).json<Season>()
  await tell([
    { ...evil, points: 9 },
    { ...fair, points: 8 },
  ])
  await staff.call('POST', `/admin/seasons/${id}/end`)
  await give('Evil')
  await decide((await list('?search=evil')).data[0]?.id ?? 0, 'strike')
  expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual([8])
})

test('a strike reaches the ended season of whoever had the name then, and nothing that others earned themselves', async () => {
  const { site, staff, tell, list, decide, lines } = await open()
  const helper = await site.player('Helper', ['access_admin_panel', 'edit_users'])
  const [first, heir] = [await site.createUser('first'), await site.createUser('heir')]
  const give = async (id: number, name: string) => {
    const body = { game: 'minecraft', name, reason: 'Asked' }
    expect((await helper.call('POST', `/admin/users/${id}/names`, { body })).statusCode).toBe(200)
  }
  await give(first, 'Wolf')
  await give(heir, 'Bear')
  await tell([{ name: 'Wolf' }, { name: 'Bear' }])
  const body = { name_ru: 'Осень', name_en: 'Autumn' }
  const { id } = (await staff.call('POST', '/admin/seasons', { body })).json<Season>()
  await tell([
    { name: 'WOLF', points: 9 },
    { name: 'Bear', points: 8 },
  ])
  await staff.call('POST', `/admin/seasons/${id}/end`)
  expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual([9, 8])
  await give(heir, 'Wolf')
  const wolf = (await list('?search=wolf')).data[0]?.id ?? 0
  expect((await decide(wolf, 'strike')).statusCode).toBe(200)
  expect(await lines(`?season=${id}`)).toEqual([[1, 'Bear', 8]])
})

test('a strike finds the place of whoever was known by name alone and has another name since, and takes no heir’s', async () => {
  const { staff, tell, list, decide, lines } = await open()
  await tell([{ name: 'Evil' }, { name: 'Fair' }])
  const body = { name_ru: 'Осень', name_en: 'Autumn' }
  const { id } = (await staff.call('POST', '/admin/seasons', { body })).json<Season>()
  await tell([
    { name: 'Evil', points: 9 },
    { name: 'Fair', points: 8 },
  ])
  await staff.call('POST', `/admin/seasons/${id}/end`)
  const [first, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  await tell([{ name: 'Evil', uuid: first, points: 9 }])
  await tell([
    { name: 'Saint', uuid: first, points: 9 },
    { name: 'Evil', uuid: other, points: 1 },
  ])
  await decide((await list('?search=evil')).data[0]?.id ?? 0, 'strike')
  expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual([9, 8])
  await decide((await list('?search=saint')).data[0]?.id ?? 0, 'strike')
  expect(await lines(`?season=${id}`)).toEqual([[1, 'Fair', 8]])
  expect(await lines(`?season=${id}&gameServerId=1`)).toEqual([[1, 'Fair', 8]])
})

test('who is struck after a correction to nothing goes from the season as well, and of a place only what was struck', async () => {
  const { site, staff, tell, list, decide, lines } = await open()
  await tell([{ name: 'Evil' }, { name: 'Fair' }, { name: 'Twin' }, { name: 'Rover' }])
  const pair = await site.createUser('pair')
  for (const player of ['Twin', 'Rover'])
    await site.database.query
      .updateTable('player_statistics')
      .set({ user_id: pair })
      .where('player', '=', player)
      .execute()
  const body = { name_ru: 'Осень', name_en: 'Autumn' }
  const { id } = (await staff.call('POST', '/admin/seasons', { body })).json<Season>()
  const earned = { Evil: 900, Fair: 8, Twin: 80, Rover: 700 }
  await tell(Object.entries(earned).map(([name, points]) => ({ name, points })))
  expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual([900, 780, 8])
  const idOf = async (name: string) => (await list(`?search=${name}`)).data[0]?.id ?? 0
  const nothing = { playtime: 0, kills: 0, deaths: 0, points: 0, reason: 'Cheated' }
  await staff.call('PUT', `/admin/statistics/${await idOf('Evil')}`, { body: nothing })
  await decide(await idOf('Evil'), 'strike')
  expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual([780, 8])
  await staff.call('POST', `/admin/seasons/${id}/end`)
  expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual([780, 8])
  // Of a game server that is gone the figures are gone, what they brought stays.
  await site.database.query.deleteFrom('player_statistics').where('player', '=', 'Rover').execute()
  await decide(await idOf('Twin'), 'strike')
  expect((await lines(`?season=${id}`)).map(([, , points]) => points)).toEqual([700, 8])
})
