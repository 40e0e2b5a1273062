import { expect, test } from 'vitest'
import type { Standing } from '#shared/contract/games/leaderboards.ts'
import type { Season } from '#shared/contract/games/seasons.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const REFRESH_MS = 15_000
const ALICE = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'

async function open() {
  const { site, key } = await openWithAgent()
  const { agent } = await key(1, ['report'])
  const administrator = await site.administrator()
  const tell = async (...players: { name: string; uuid?: string; points?: number }[]) => {
    const totals = { playtimeSeconds: 0, kills: 0, deaths: 0, points: 0 }
    const body = { instance: 'a', players: players.map((player) => ({ ...totals, ...player })) }
    expect((await agent.call('POST', '/game/v1/stats', { body })).statusCode).toBe(200)
  }
  const give = async (id: number, name: string) => {
    const body = { game: 'minecraft', name, reason: 'Asked' }
    const reply = await administrator.call('POST', `/admin/users/${id}/names`, { body })
    expect(reply.statusCode).toBe(200)
  }
  const remove = async (id: number) =>
    expect((await administrator.call('DELETE', `/admin/users/${id}`)).statusCode).toBe(204)
  async function table(season?: number) {
    await site.runBackgroundWork(REFRESH_MS)
    const query = season === undefined ? '' : `&season=${season}`
    const reply = await site.anonymous.call('GET', `/leaderboards?by=points${query}`)
    return reply
      .json<{ data: (Standing & { gone?: string })[] }>()
      .data.map(({ name, username, gone, value }) => [gone ?? username ?? name, value])
  }
  /** A season in which this was earned, and that has ended. */
  async function endedSeason(earn: () => Promise<void>): Promise<number> {
    const body = { name_ru: 'Осень', name_en: 'Autumn' }
    const { id } = (await administrator.call('POST', '/admin/seasons', { body })).json<Season>()
    await earn()
    await administrator.call('POST', `/admin/seasons/${id}/end`)
    return id
  }
  return { site, tell, give, remove, table, endedSeason }
}

test.for([undefined, ALICE])(
  'the player of an account that was deleted stands nowhere by name until somebody claims them anew (%s)',
  async (uuid) => {
    const { site, tell, give, remove, table } = await open()
    const ranger = { name: 'Ranger', ...(uuid !== undefined && { uuid }) }
    await tell({ ...ranger, points: 9 }, { name: 'Wolf', points: 5 })
    const owner = await site.createUser('owner')
    await give(owner, 'Ranger')
    expect(await table()).toEqual([
      ['owner', 9],
      ['Wolf', 5],
    ])
    await remove(owner)
    await tell({ ...ranger, points: 20 }, { ...ranger, points: 30 })
    expect(await table()).toEqual([['Wolf', 5]])
    const heir = await site.createUser('heir')
    await give(heir, 'RANGER')
    expect((await table())[0]?.[0]).toBe('heir')
  },
)

test('who was nobody’s when a season ended is shown in it as their account chooses once they are claimed', async () => {
  const { site, tell, give, remove, table, endedSeason } = await open()
  await tell({ name: 'Ranger', uuid: ALICE }, { name: 'Wolf' })
  const season = await endedSeason(() =>
    tell({ name: 'Ranger', uuid: ALICE, points: 9 }, { name: 'Wolf', points: 5 }),
  )
  expect(await table(season)).toEqual([
    ['Ranger', 9],
    ['Wolf', 5],
  ])
  const owner = await site.createUser('owner')
  await give(owner, 'Ranger')
  expect((await table(season))[0]).toEqual(['owner', 9])
  const visibility = { page: false, lastSeen: false, gameServer: false, searchEngines: false }
  const hiding = await (await site.signIn(owner)).call('PUT', '/profile/visibility', { body: visibility })
  expect(hiding.statusCode).toBe(200)
  expect((await table(season))[0]).toEqual(['hidden', 9])
  await remove(owner)
  expect(await table(season)).toEqual([
    ['deleted', 9],
    ['Wolf', 5],
  ])
})

test('a name leads to no place that another player has won under it', async () => {
  const { site, tell, give, table, endedSeason } = await open()
  await tell({ name: 'Ranger' }, { name: 'Wolf' })
  const season = await endedSeason(() => tell({ name: 'Ranger', points: 9 }, { name: 'Wolf', points: 5 }))
  // Only now the game tells who it was, and whoever bears the name since is another.
  await tell({ name: 'Ranger', uuid: ALICE, points: 9 }, { name: 'Alice', uuid: ALICE, points: 9 })
  await tell({ name: 'Ranger', uuid: OTHER, points: 1 })
  const [heir, alice] = [await site.createUser('heir'), await site.createUser('owner')]
  await give(heir, 'Ranger')
  expect(await table(season)).toEqual([
    ['Ranger', 9],
    ['Wolf', 5],
  ])
  await give(alice, 'Alice')
  expect(await table(season)).toEqual([
    ['owner', 9],
    ['Wolf', 5],
  ])
})

test('a place follows the name that staff move to whoever it is of, and stays where a name is given up', async () => {
  const { site, tell, give, table, endedSeason } = await open()
  const [taker, owner] = [await site.createUser('taker'), await site.createUser('owner')]
  await tell({ name: 'Ranger' }, { name: 'Wolf' })
  await give(taker, 'Ranger')
  const season = await endedSeason(() => tell({ name: 'Ranger', points: 9 }, { name: 'Wolf', points: 5 }))
  await give(owner, 'Wolf')
  expect(await table(season)).toEqual([
    ['taker', 9],
    ['owner', 5],
  ])
  await (await site.signIn(owner)).call('DELETE', '/profile/names/minecraft')
  expect((await table(season))[1]).toEqual(['owner', 5])
  await give(owner, 'Ranger')
  expect(await table(season)).toEqual([
    ['owner', 9],
    ['owner', 5],
  ])
  const own = await (await site.signIn(owner)).call('GET', `/leaderboards/me?by=points&season=${season}`)
  expect(own.json()).toMatchObject({ place: 1, value: 9 })
})

test('deleting an account whose player is another account’s by now takes no place in running tables', async () => {
  const { site, tell, give, remove, table } = await open()
  const [before, now] = [await site.createUser('before'), await site.createUser('now')]
  await tell({ name: 'Ranger', uuid: ALICE, points: 9 })
  await give(before, 'Ranger')
  await tell({ name: 'Ranger2', uuid: ALICE, points: 9 })
  await give(now, 'Ranger2')
  await remove(before)
  await (await site.signIn(now)).call('DELETE', '/profile/names/minecraft')
  expect(await table()).toEqual([['Ranger2', 9]])
})

test('a player who was renamed before the account was deleted stands nowhere by the new name either', async () => {
  const { site, tell, give, remove, table } = await open()
  const owner = await site.createUser('owner')
  await tell({ name: 'Old', uuid: ALICE, points: 9 })
  await give(owner, 'Old')
  await tell({ name: 'New', uuid: ALICE, points: 9 })
  await remove(owner)
  // A game that tells no UUIDs.
  await tell({ name: 'New', points: 30 }, { name: 'Wolf', points: 5 })
  expect(await table()).toEqual([['Wolf', 5]])
})

test('a place stays with its account where another has only what is left of its figures', async () => {
  const { site, tell, give, table, endedSeason } = await open()
  const [owner, heir] = [await site.createUser('owner'), await site.createUser('heir')]
  await tell({ name: 'Ranger' }, { name: 'Rover' })
  for (const player of ['Ranger', 'Rover'])
    await site.database.query
      .updateTable('player_statistics')
      .set({ user_id: owner })
      .where('player', '=', player)
      .execute()
  const season = await endedSeason(() => tell({ name: 'Ranger', points: 9 }, { name: 'Rover', points: 900 }))
  expect(await table(season)).toEqual([['owner', 909]])
  await site.database.query.deleteFrom('player_statistics').where('player', '=', 'Rover').execute()
  await give(heir, 'Ranger')
  expect(await table(season)).toEqual([['owner', 909]])
})

test('a name that was given up before the account was deleted goes from running tables as well', async () => {
  const { site, tell, give, remove, table } = await open()
  const owner = await site.createUser('owner')
  await tell({ name: 'Ranger', points: 9 }, { name: 'Wolf', points: 5 })
  await give(owner, 'Ranger')
  await (await site.signIn(owner)).call('DELETE', '/profile/names/minecraft')
  expect((await table())[0]).toEqual(['Ranger', 9])
  await remove(owner)
  expect(await table()).toEqual([['Wolf', 5]])
})
