import { expect, test } from 'vitest'
import { RARITIES } from '#shared/constants/inventory.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'

test('a new player has an empty record', async () => {
  const { player, clock } = await createTestApp()
  const reply = await (await player('Ranger')).call('GET', '/profile')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    id: expect.any(Number),
    username: 'Ranger',
    email: 'Ranger@example.org',
    pendingEmail: null,
    emailVerified: false,
    discordUsername: null,
    language: 'ru',
    avatarUrl: '/heads/Ranger',
    balance: { rub: 0, landcoins: 0 },
    joinDate: clock.now.toISOString(),
    level: 1,
    rank: 'private',
    tier: null,
    skin: null,
    playtimeMinutes: 0,
    kills: 0,
    deaths: 0,
    kdRatio: 0,
    games: [],
    achievements: [],
    transactions: [],
    inventory: [],
    roles: [],
    roleBadges: [],
  })
})

test('the record shows balance, fights, achievements and payments, newest first', async () => {
  const { createUser, signIn, database } = await createTestApp()
  const user_id = await createUser('Ranger')
  await database.query
    .updateTable('users')
    .set({
      kills: 10,
      deaths: 3,
      playtime_minutes: 90,
      skin: 'woodland',
    })
    .where('id', '=', user_id)
    .execute()
  await database.query
    .insertInto('achievements')
    .values([
      { user_id, key: 'first-blood', unlocked_at: 1000 },
      { user_id, key: 'survivor', unlocked_at: 2000 },
    ])
    .execute()
  await moveMoney(database, user_id, 59_950, { at: 1000, text: 'Top-up' })
  await moveMoney(database, user_id, 55, { currency: 'LC', at: 2000 })
  await moveMoney(database, user_id, -15, { currency: 'LC', at: 3000, text: 'Medkit' })

  const profile = (await (await signIn(user_id)).call('GET', '/profile')).json()
  expect(profile).toMatchObject({
    balance: { rub: 599.5, landcoins: 40 },
    kills: 10,
    deaths: 3,
    kdRatio: 3.33,
    playtimeMinutes: 90,
    skin: 'woodland',
    achievements: [
      { key: 'survivor', unlockedAt: '1970-01-01T00:00:02.000Z' },
      { key: 'first-blood', unlockedAt: '1970-01-01T00:00:01.000Z', title_en: 'first-blood', holders: 1 },
    ],
  })
  expect(profile.transactions).toEqual([
    {
      id: expect.any(Number),
      date: '1970-01-01T00:00:03.000Z',
      currency: 'landcoins',
      amount: -15,
      description: 'Medkit',
    },
    expect.objectContaining({ currency: 'landcoins', amount: 55, description: 'Changed by the staff' }),
    expect.objectContaining({ currency: 'rub', amount: 599.5, description: 'Top-up' }),
  ])
})

test('what a player has stands by rarity, the rarest first', async () => {
  const { createUser, signIn, database } = await createTestApp()
  const user_id = await createUser('Ranger')
  const item = { user_id, type: 'weapon', image: null, locked: 0, server: null } as const
  await database.query
    .insertInto('inventory_items')
    .values([
      { ...item, name: 'Axe', rarity: 'rare' },
      { ...item, name: 'Spear', rarity: 'divine', locked: 1, server: 'hardcore', image: '/images/1.jpg' },
      { ...item, name: 'Stick', rarity: 'common' },
      { ...item, name: 'Bow', rarity: 'legendary' },
      { ...item, name: 'Whip', rarity: 'epic' },
      { ...item, name: 'Mace', rarity: 'mythic' },
    ])
    .execute()
  const { inventory } = (await (await signIn(user_id)).call('GET', '/profile')).json<Profile>()
  expect(inventory.map(({ rarity }) => rarity)).toEqual(RARITIES.toReversed())
  expect(inventory[0]).toEqual({
    id: 2,
    name: 'Spear',
    type: 'weapon',
    rarity: 'divine',
    image: '/images/1.jpg',
    locked: true,
    server: 'hardcore',
  })
  expect(inventory.at(-1)).toMatchObject({ name: 'Stick', locked: false, server: null })
})

test('without a death the ratio is the kills', async () => {
  const { createUser, signIn, database } = await createTestApp()
  const id = await createUser('Ranger')
  await database.query.updateTable('users').set({ kills: 7 }).where('id', '=', id).execute()
  expect((await (await signIn(id)).call('GET', '/profile')).json()).toMatchObject({ kdRatio: 7 })
})

test('a name that needs it is escaped in the avatar address', async () => {
  const { player } = await createTestApp()
  const profile = (await (await player('Йети')).call('GET', '/profile')).json()
  expect(profile.avatarUrl).toBe(`/heads/${encodeURIComponent('Йети')}`)
})

test('the profile of an administrator names the role admin', async () => {
  const { administrator } = await createTestApp()
  expect((await (await administrator()).call('GET', '/profile')).json()).toMatchObject({ roles: ['admin'] })
})

test('signed out there is no profile: 401 in the language of the caller', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('GET', '/profile', { headers: { 'accept-language': 'ru' } })
  expect(reply.statusCode).toBe(401)
  expect(reply.json()).toEqual({ code: 'not_signed_in', message: 'Требуется авторизация' })
})

test('permissions are those of all roles held, each once', async () => {
  const { createUser, signIn, database, player, anonymous } = await createTestApp()
  const id = await createUser('Ranger', ['view_feedback', 'manage_news'])
  const editor = database.query.selectFrom('roles').select('id').where('name', '=', 'editor')
  const { id: role_id } = await editor.executeTakeFirstOrThrow()
  await database.query.insertInto('user_roles').values({ user_id: id, role_id }).execute()

  const held = (await (await signIn(id)).call('GET', '/profile/permissions')).json<string[]>()
  expect(held.sort()).toEqual(['access_admin_panel', 'manage_content', 'manage_news', 'view_feedback'])
  const none = await (await player('Scout')).call('GET', '/profile/permissions')
  expect(none.json()).toEqual([])
  expect(errorCode(await anonymous.call('GET', '/profile/permissions'))).toBe('not_signed_in')
})

test('a reply about an account is not kept by any cache', async () => {
  const { player } = await createTestApp()
  const reply = await (await player('Ranger')).call('GET', '/profile')
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('letters are in the language of the registration until their reader chooses another, whatever page asks for them', async () => {
  const site = await createTestApp({ rateLimits: false })
  const inEnglish = { headers: { 'accept-language': 'en' } }
  const inRussian = { headers: { 'accept-language': 'ru' } }
  const form = { username: 'Ranger', email: 'ranger@example.org', password: 'long enough' }
  const { id } = (await site.anonymous.call('POST', '/register', { body: form, ...inEnglish })).json<{
    id: number
  }>()
  const player = await site.signIn(id)
  expect((await player.call('GET', '/profile')).json()).toMatchObject({ language: 'en' })
  await player.call('POST', '/verify-account/resend', inRussian)
  await site.lettersAreSent()

  const changed = await player.call('PUT', '/profile', { body: { language: 'ru' }, ...inEnglish })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toEqual((await player.call('GET', '/profile')).json())
  expect(changed.json()).toMatchObject({ language: 'ru', username: 'Ranger' })
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Ranger' }, ...inEnglish })
  await site.lettersAreSent()
  const [first, ...others] = site.letters.map(({ letter }) => letter.subject)
  expect(first).toBe('Confirm your email address — FrontLand')
  expect(others.at(-2)).toBe('Confirm your email address — FrontLand')
  expect(others.at(-1)).toBe('Новый пароль — FrontLand')
})

test('the language of letters is one of the two, and changed by nobody else', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  const scout = await site.player('Scout')
  const languageOf = async (who: typeof ranger) =>
    (await who.call('GET', '/profile')).json<{ language: string }>().language
  const before = await languageOf(scout)
  for (const body of [{ language: 'de' }, { language: null }]) {
    const reply = await ranger.call('PUT', '/profile', { body })
    expect([reply.statusCode, Object.keys(reply.json<ApiErrorBody>().fields ?? {})]).toEqual([
      400,
      ['language'],
    ])
  }
  expect(errorCode(await site.anonymous.call('PUT', '/profile', { body: { language: 'ru' } }))).toBe(
    'not_signed_in',
  )
  for (const language of ['ru', 'en']) {
    await ranger.call('PUT', '/profile', { body: { language } })
    expect(await languageOf(ranger)).toBe(language)
    expect(await languageOf(scout)).toBe(before)
  }
})

test('the Discord name is given, changed and taken away by whose it is, and stands in the log', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  const discordOf = async () =>
    (await ranger.call('GET', '/profile')).json<{ discordUsername: string | null }>().discordUsername
  for (const name of ['ranger.one', 'ranger.two', null]) {
    expect((await ranger.call('PUT', '/profile', { body: { discordUsername: name } })).statusCode).toBe(200)
    expect(await discordOf()).toBe(name)
  }
  const refused = await ranger.call('PUT', '/profile', { body: { discordUsername: 'a..b' } })
  expect([refused.statusCode, Object.keys(refused.json<ApiErrorBody>().fields ?? {})]).toEqual([
    400,
    ['discordUsername'],
  ])
  expect(await discordOf()).toBeNull()
  const log = await (await site.administrator()).call('GET', '/admin/audit')
  expect(log.body).toContain('ranger.two')
})
