import { expect, test } from 'vitest'
import { verifyPassword } from '#server/lib/password-hash.ts'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import { profileSchema } from '#shared/contract/accounts/profile.ts'
import { lineSchema, textSchema } from '#shared/contract/fields.ts'
import { isGameServerAddress } from '#shared/contract/games/game-server-address.ts'
import { gameServerDraftSchema } from '#shared/contract/games/game-servers.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD, openTestDatabase } from '#tests/harness/test-database.ts'
import { STARTING_NEWS } from './content/starting-news.ts'
import { STARTING_GAME_SERVERS } from './games/starting-game-servers.ts'
import { seedStartingContent } from './starting-content.ts'

const options = { adminPassword: undefined, siteUrl: 'http://localhost:3000', now: new Date() }

test('the first administrator signs in with ADMIN_PASSWORD and is verified', async () => {
  const { anonymous } = await createTestApp()
  const body = { username: 'admin', password: ADMIN_PASSWORD }
  const reply = await anonymous.call('POST', '/login', { body })
  expect(profileSchema.parse(reply.json().user)).toMatchObject({
    username: 'admin',
    email: 'admin@frontland.invalid',
    emailVerified: true,
    roles: ['admin'],
  })
})

test('without ADMIN_PASSWORD a random one is told once, and stored only as a hash', async () => {
  const { database } = await openTestDatabase()
  await database.query.deleteFrom('users').execute()
  const first = await database.exclusive(() => seedStartingContent(database, options))
  expect(first).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{20}$/) })
  const user = await database.query.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  expect(await verifyPassword(user.password_hash, first?.password ?? '')).toBe(true)
  expect(await database.exclusive(() => seedStartingContent(database, options))).toBeNull()
})

test('the administrator of a site with a domain gets an address of it', async () => {
  const { database } = await openTestDatabase()
  await database.query.deleteFrom('users').execute()
  const site = { ...options, siteUrl: 'https://front.example' }
  await database.exclusive(() => seedStartingContent(database, site))
  const user = await database.query.selectFrom('users').select('email').executeTakeFirstOrThrow()
  expect(user.email).toBe('admin@front.example')
})

test('what staff change or delete stays so after the next start', async () => {
  const { database } = await openTestDatabase()
  const { query } = database
  await query.deleteFrom('news').execute()
  await query.deleteFrom('game_servers').where('type', '=', 'roblox').execute()
  await query.deleteFrom('roles').where('name', '=', 'editor').execute()
  await query.updateTable('users').set({ username: 'chief', username_folded: 'chief' }).execute()
  await database.exclusive(() => seedStartingContent(database, options))
  expect(await query.selectFrom('news').select('id').execute()).toEqual([])
  expect(await query.selectFrom('game_servers').select('type').execute()).toEqual([{ type: 'minecraft' }])
  expect(await query.selectFrom('users').select('username').execute()).toEqual([{ username: 'chief' }])
  const roles = await query.selectFrom('roles').select('name').orderBy('id').execute()
  expect(roles).toEqual([{ name: 'admin' }, { name: 'moderator' }])
})

test('a release that brings new permissions gives them to the role admin', async () => {
  const { database } = await openTestDatabase()
  await database.query.updateTable('roles').set({ permissions: '["manage_news"]' }).execute()
  await database.exclusive(() => seedStartingContent(database, options))
  const roles = await database.query
    .selectFrom('roles')
    .select(['name', 'permissions'])
    .orderBy('id')
    .execute()
  expect(JSON.parse(roles[0]?.permissions ?? '')).toEqual(PERMISSIONS)
  expect(roles[2]).toEqual({ name: 'editor', permissions: '["manage_news"]' })
})

test('the starting content keeps to the rules that staff have to keep', () => {
  for (const server of STARTING_GAME_SERVERS) {
    expect(gameServerDraftSchema.safeParse(server).error).toBeUndefined()
    expect(isGameServerAddress(server.type, server.ip)).toBe(true)
  }
  for (const item of STARTING_NEWS) {
    for (const title of [item.title_ru, item.title_en])
      expect(lineSchema(200).safeParse(title).success).toBe(true)
    for (const text of [item.description_ru, item.description_en])
      expect(textSchema(20_000).safeParse(text).success).toBe(true)
  }
})
