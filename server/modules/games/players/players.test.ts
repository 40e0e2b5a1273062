import { expect, test } from 'vitest'
import type { Player, Visibility } from '#shared/contract/games/players/players.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const SHOWN: Visibility = { page: true, lastSeen: true, gameServer: true, searchEngines: true }
const get = (site: TestApp, name: string) =>
  site.anonymous.call('GET', `/players/${encodeURIComponent(name)}`)
const search = async (site: TestApp, text: string) =>
  (await site.anonymous.call('GET', `/players?search=${encodeURIComponent(text)}`)).json<
    { username: string; name: string | null }[]
  >()
const choose = async (site: TestApp, userId: number, chosen: Partial<Visibility>) => {
  const player = await site.signIn(userId)
  const reply = await player.call('PUT', '/profile/visibility', { body: { ...SHOWN, ...chosen } })
  expect(reply.statusCode).toBe(200)
  return player
}

/** Has a player of Minecraft, under a confirmed name, be seen on the first game server. */
async function play(site: TestApp, userId: number, name: string) {
  const at = site.clock.now.getTime()
  const folded = name.toLowerCase()
  await site.database.query
    .insertInto('game_names')
    .values({
      user_id: userId,
      game: 'minecraft',
      name,
      name_folded: folded,
      uuid: null,
      confirmed_at: at,
      ended_at: null,
    })
    .execute()
  await site.database.query
    .insertInto('seen_players')
    .values({ game_server_id: 1, player_folded: folded, player: name, player_uuid: null, seen_at: at })
    .execute()
  await site.database.query
    .insertInto('agent_instances')
    .values({
      game_server_id: 1,
      instance: 'a',
      key_name: 'Main',
      agent: null,
      heard_at: at,
      claimed_at: null,
      counts_until: at + 60_000,
      online: JSON.stringify([{ name }]),
      players: 1,
      max_players: 20,
      version: null,
      tps: null,
    })
    .execute()
}

test('as delivered everybody sees who it is and what was earned, and nothing of when, where, address and money', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  await play(site, id, 'Ranger_MC')
  const reply = await get(site, 'Ranger')
  const player = reply.json<Player>()
  expect(player).toMatchObject({
    username: 'Ranger',
    rank: 'private',
    level: 1,
    kills: 0,
    kdRatio: 0,
    games: [],
    achievements: [],
    isIndexed: false,
  })
  for (const told of ['lastSeenAt', 'gameServerId', 'email', 'balance', 'id'])
    expect(player).not.toHaveProperty(told)
  expect(reply.body).not.toContain('example.org')
})

test('when a player was seen and where they are is told where they wish it, as long as they are there', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  await play(site, id, 'Ranger_MC')
  const at = site.clock.now.toISOString()
  await choose(site, id, {})
  expect((await get(site, 'ranger')).json()).toMatchObject({
    lastSeenAt: at,
    gameServerId: 1,
    isIndexed: true,
  })
  site.clock.advance(120_000)
  expect((await get(site, 'ranger')).json()).toMatchObject({ lastSeenAt: at, gameServerId: null })
  await choose(site, id, { lastSeen: false })
  expect((await get(site, 'ranger')).json()).not.toHaveProperty('lastSeenAt')
})

test('a name that another player has in the game now tells nothing of this one', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  await play(site, id, 'Ranger_MC')
  await choose(site, id, {})
  await site.database.query.updateTable('game_names').set({ frozen_at: 1 }).execute()
  expect((await get(site, 'Ranger')).json()).toMatchObject({ lastSeenAt: null, gameServerId: null })
})

test('a former name leads to its player until somebody takes it', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const player = await site.signIn(id)
  expect((await player.call('PUT', '/profile', { body: { username: 'Scout' } })).statusCode).toBe(200)
  expect((await get(site, 'RANGER')).json()).toMatchObject({ username: 'Scout' })
  await site.createUser('Ranger')
  expect((await get(site, 'RANGER')).json()).toMatchObject({ username: 'Ranger' })
})

test('whoever hides, is banned or leaves has no page and is not found; the ban over, they are back', async () => {
  const site = await createTestApp()
  const [hidden, banned, leaving] = [
    await site.createUser('Wolf_hidden'),
    await site.createUser('Wolf_banned'),
    await site.createUser('Wolf_leaving'),
  ]
  await choose(site, hidden, { page: false })
  const until = site.clock.now.getTime() + 1_000
  const { query } = site.database
  await query
    .updateTable('users')
    .set({ banned_at: 1, ban_ends_at: until, ban_reason: 'x' })
    .where('id', '=', banned)
    .execute()
  await query.updateTable('users').set({ deletion_asked_at: 1 }).where('id', '=', leaving).execute()
  for (const name of ['Wolf_hidden', 'Wolf_banned', 'Wolf_leaving', 'Nobody'])
    expect([name, errorCode(await get(site, name))]).toEqual([name, 'not_found'])
  expect(await search(site, 'wolf_')).toEqual([])
  site.clock.advance(1_000)
  expect((await get(site, 'Wolf_banned')).statusCode).toBe(200)
  expect(await search(site, 'wolf_')).toEqual([{ username: 'Wolf_banned', name: null }])
})

test('a hidden page is shown to its player and to staff, also while they are banned, and to everybody else is like any that is not there', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Wolf')
  const player = await choose(site, id, { page: false, lastSeen: false })
  const staff = await site.player('Officer', ['access_admin_panel'])
  const other = await site.player('Ranger', ['manage_news'])
  const path = '/players/wolf/hidden'
  for (const [who, client] of Object.entries({ player, staff })) {
    const reply = await client.call('GET', path)
    expect([who, reply.json()]).toMatchObject([who, { username: 'Wolf', isIndexed: true, isBanned: false }])
    expect(reply.json()).not.toHaveProperty('lastSeenAt')
  }
  expect(errorCode(await site.anonymous.call('GET', path))).toBe('not_signed_in')
  const nobody = await other.call('GET', '/players/nobody/hidden')
  expect(nobody.statusCode).toBe(404)
  expect((await other.call('GET', path)).body).toBe(nobody.body)
  expect((await get(site, 'Wolf')).body).toBe((await get(site, 'Nobody')).body)
  const { query } = site.database
  await query.updateTable('users').set({ banned_at: 1 }).where('id', '=', id).execute()
  expect((await staff.call('GET', path)).json()).toMatchObject({ username: 'Wolf', isBanned: true })
  await query
    .updateTable('users')
    .set({ banned_at: null, deletion_asked_at: 1 })
    .where('id', '=', id)
    .execute()
  expect((await staff.call('GET', path)).statusCode).toBe(404)
})

test('a ban, and its end, drops the kept pages that show the player', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Wolf')
  const admin = await site.administrator()
  const versions = async () => {
    const rows = await site.database.query
      .selectFrom('content_versions')
      .select('version')
      .where('topic', '=', 'leaderboards')
      .execute()
    return rows[0]?.version ?? 0
  }
  const first = await versions()
  await admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Cheats' } })
  const banned = await versions()
  expect(banned).toBeGreaterThan(first)
  await admin.call('DELETE', `/admin/users/${id}/ban`)
  expect(await versions()).toBeGreaterThan(banned)
})

test('players are found by how a name of theirs begins, from two letters on, ten at most, literally', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Medic')
  await play(site, id, 'Saw_Bones')
  for (let at = 0; at < 12; at++) await site.createUser(`Ranger${at}`)
  expect(await search(site, 'm')).toEqual([])
  expect(await search(site, ' ME ')).toEqual([{ username: 'Medic', name: null }])
  expect(await search(site, 'saw_b')).toEqual([{ username: 'Medic', name: 'Saw_Bones' }])
  expect(await search(site, 'edic')).toEqual([])
  expect(await search(site, 'ranger')).toHaveLength(10)
  for (const hostile of ['%%', '__', "a' or 1=1", '\\%', '💎💎', 'x'.repeat(100)])
    expect([hostile, await search(site, hostile)]).toEqual([hostile, []])
})

test('what is typed as a name is a name and nothing else', async () => {
  const site = await createTestApp()
  for (const hostile of ['%', '..', '<b>', 'x'.repeat(100), 'Ёлка', '%00'])
    expect([hostile, (await get(site, hostile)).statusCode]).toEqual([hostile, 404])
})

test('whoever hides stands in no running table, and is back once they do not', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const at = site.clock.now.getTime()
  await site.database.query
    .insertInto('player_statistics')
    .values({
      game_server_id: 1,
      game: 'minecraft',
      identity: 'name:ranger_mc',
      player_uuid: null,
      player: 'Ranger_MC',
      player_folded: 'ranger_mc',
      user_id: id,
      told_by: 'a',
      told_at: at,
      played_until: at,
      achievements: '[]',
      ...{ told_playtime: 0, told_kills: 0, told_deaths: 0, told_points: 50 },
      ...{ playtime: 0, kills: 0, deaths: 0, points: 50 },
      ...{ playtime_at: at, kills_at: at, points_at: at },
      ...{ waiting_kills: 0, waiting_deaths: 0, waiting_points: 0 },
    })
    .execute()
  const table = async () => {
    await site.runBackgroundWork(15_000)
    return (await site.anonymous.call('GET', '/leaderboards')).json<{ data: { username: string }[] }>().data
  }
  expect((await table()).map(({ username }) => username)).toEqual(['Ranger'])
  await choose(site, id, { page: false })
  expect(await table()).toEqual([])
  await choose(site, id, {})
  expect((await table()).map(({ username }) => username)).toEqual(['Ranger'])
})

test('the own choice is told to its player alone, as delivered until something is chosen', async () => {
  const site = await createTestApp()
  const player = await site.player('Ranger')
  const own = async () => (await player.call('GET', '/profile/visibility')).json()
  expect(await own()).toEqual({ page: true, lastSeen: false, gameServer: false, searchEngines: false })
  await player.call('PUT', '/profile/visibility', { body: { ...SHOWN, page: false } })
  expect(await own()).toEqual({ ...SHOWN, page: false })
  expect((await site.anonymous.call('GET', '/profile/visibility')).statusCode).toBe(401)
  expect((await player.call('PUT', '/profile/visibility', { body: { page: 'yes' } })).statusCode).toBe(400)
})
