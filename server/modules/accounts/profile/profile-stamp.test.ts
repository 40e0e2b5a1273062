/** Every open tab asks for the profile each ten seconds: unless anything in it changed, nothing of it is read or sent. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveMoney } from '#tests/harness/money.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'

/** What no profile shows. A new column of `users` stands here or raises the stamp. */
const NOT_SHOWN = [
  'id',
  'username_folded',
  'username_look',
  'email_folded',
  'password_hash',
  'generated_password_hash',
  'is_registered',
  'banned_at',
  'deletion_asked_at',
  'ban_ends_at',
  'ban_reason',
  'banned_by',
  'last_seen_at',
  'second_factor_at',
  'version',
]

async function openProfile() {
  const site = await createTestApp()
  const userId = await site.createUser('Ranger', ['manage_news'])
  const client = await site.signIn(userId)
  return { ...site, userId, client, watch: await watcher(client) }
}

/** Asks as a tab does, naming what it has: tells whether the profile was sent anew. */
async function watcher(client: TestClient) {
  let etag = ''
  async function wasSent() {
    const reply = await client.call('GET', '/profile', { headers: etag ? { 'if-none-match': etag } : {} })
    etag = String(reply.headers.etag)
    expect(reply.headers['cache-control']).toBe('no-store')
    if (reply.statusCode === 304) expect(reply.body).toBe('')
    else expect(reply.statusCode).toBe(200)
    return reply.statusCode === 200
  }
  expect(await wasSent()).toBe(true)
  expect(await wasSent()).toBe(false)
  return wasSent
}

test('whatever changes in the account is sent, once', async () => {
  const { database, userId, watch } = await openProfile()
  const tables = await database.query.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'users')?.columns.map(({ name }) => name) ?? []
  expect(columns).toEqual(expect.arrayContaining([...NOT_SHOWN, 'landcoins', 'skin']))
  for (const column of columns.filter((name) => !NOT_SHOWN.includes(name))) {
    await sql`update users set ${sql.ref(column)} = ${column === 'language' ? 'en' : '7'} where id = ${userId}`.execute(
      database.query,
    )
    expect([column, await watch()]).toEqual([column, true])
    expect([column, await watch()]).toEqual([column, false])
  }
})

test('whatever comes to the account, changes or goes is sent', async () => {
  const { database, userId: user_id, watch } = await openProfile()
  const { query } = database
  const changes = [
    () => query.insertInto('achievements').values({ user_id, key: 'first', unlocked_at: 1 }).execute(),
    () => query.updateTable('achievements').set({ unlocked_at: 2 }).execute(),
    () => query.deleteFrom('achievements').execute(),
    () => moveMoney(database, user_id, 100),
    () => moveMoney(database, user_id, 5, { currency: 'LC' }),
    () => moveMoney(database, user_id, -5, { currency: 'LC' }),
    () =>
      query
        .insertInto('inventory_items')
        .values({ user_id, name: 'Keycard', type: 'case', rarity: 'rare', image: null, server: null })
        .execute(),
    () => query.deleteFrom('inventory_items').execute(),
    () => query.updateTable('roles').set({ name: 'Editors' }).where('name', 'like', 'role of%').execute(),
    () => query.updateTable('roles').set({ color: '#ffffff' }).where('name', '=', 'Editors').execute(),
    () => query.updateTable('roles').set({ icon: 'star' }).where('name', '=', 'Editors').execute(),
    () => query.updateTable('roles').set({ position: 7 }).where('name', '=', 'Editors').execute(),
    () => query.deleteFrom('roles').where('name', '=', 'Editors').execute(),
  ]
  for (const [index, change] of changes.entries()) {
    await change()
    expect([index, await watch()]).toEqual([index, true])
    expect([index, await watch()]).toEqual([index, false])
  }
})

test('figures that a game tells of several at once, or that change hands, are sent to each', async () => {
  const { database, createUser, signIn, userId, watch: watchOne } = await openProfile()
  const { query } = database
  const otherId = await createUser('Medic')
  const watchOther = await watcher(await signIn(otherId))
  const changes: [string, () => Promise<unknown>, boolean, boolean][] = [
    [
      'told',
      () =>
        query
          .insertInto('player_statistics')
          .values([figures(userId), figures(otherId), figures(null)])
          .execute(),
      true,
      true,
    ],
    ['told again', () => query.updateTable('player_statistics').set({ kills: 7 }).execute(), true, true],
    [
      'of one alone',
      () => query.updateTable('player_statistics').set({ kills: 8 }).where('user_id', '=', userId).execute(),
      true,
      false,
    ],
    [
      'of nobody',
      () => query.updateTable('player_statistics').set({ kills: 9 }).where('user_id', 'is', null).execute(),
      false,
      false,
    ],
    [
      'in other hands',
      () =>
        query
          .updateTable('player_statistics')
          .set({ user_id: otherId })
          .where('user_id', '=', userId)
          .execute(),
      true,
      true,
    ],
    ['gone', () => query.deleteFrom('player_statistics').execute(), false, true],
  ]
  for (const [change, make, isOnesOwn, isOthers] of changes) {
    await make()
    expect([change, await watchOne(), await watchOther()]).toEqual([change, isOnesOwn, isOthers])
  }
})

/** What a game told of somebody, or of nobody known. */
const figures = (user_id: number | null) => ({
  ...{ game_server_id: 1, game: 'minecraft' as const, identity: `name:${user_id}`, user_id },
  ...{ player_uuid: null, player: `Player_${user_id}`, player_folded: `player_${user_id}` },
  ...{ told_by: 'main', told_at: 1, played_until: 1, achievements: '[]' },
  ...{ told_playtime: 1, told_kills: 1, told_deaths: 1, told_points: 1 },
  ...{ playtime: 1, kills: 1, deaths: 1, points: 1, playtime_at: 1, kills_at: 1, points_at: 1 },
  ...{ waiting_kills: 0, waiting_deaths: 0, waiting_points: 0 },
})

test('what happens to others is nobody else’s', async () => {
  const { database, createUser, watch } = await openProfile()
  const user_id = await createUser('Medic')
  await database.query.updateTable('users').set({ kills: 5 }).where('id', '=', user_id).execute()
  await moveMoney(database, user_id, 100)
  await database.query.insertInto('achievements').values({ user_id, key: 'first', unlocked_at: 1 }).execute()
  await database.query.updateTable('roles').set({ name: 'Chiefs' }).where('name', '=', 'admin').execute()
  expect(await watch()).toBe(false)
})

test('whoever reads in another language is sent the words of that one', async () => {
  const { client, database, userId } = await openProfile()
  await moveMoney(database, userId, 100)
  const read = (language: string, etag = '') =>
    client.call('GET', '/profile', { headers: { 'accept-language': language, 'if-none-match': etag } })
  const etag = String((await read('ru')).headers.etag)
  expect((await read('ru', etag)).statusCode).toBe(304)
  expect((await read('en', etag)).json()).toMatchObject({
    transactions: [{ description: 'Changed by the staff' }],
  })
})

test('a session that ended, a ban and another account are never “unchanged”', async () => {
  const { client, player, database, userId } = await openProfile()
  const etag = String((await client.call('GET', '/profile')).headers.etag)
  const known = { headers: { 'if-none-match': etag } }
  expect((await client.call('GET', '/profile', known)).statusCode).toBe(304)
  expect((await (await player('Medic')).call('GET', '/profile', known)).statusCode).toBe(200)
  await database.query.updateTable('users').set({ banned_at: 1 }).where('id', '=', userId).execute()
  expect((await client.call('GET', '/profile', known)).statusCode).toBe(403)
  await database.query.deleteFrom('sessions').where('user_id', '=', userId).execute()
  expect((await client.call('GET', '/profile', known)).statusCode).toBe(401)
})
