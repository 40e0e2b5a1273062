import { expect, test } from 'vitest'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import type { User, UserDetails } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const registration = { username: 'Tracer', email: 'tracer@example.org', password: 'secret-password' }

test('a banned player is refused at once, everywhere, and told why and until when', async () => {
  const { anonymous, player, signIn, createUser, clock } = await createTestApp()
  const id = await createUser('Tracer')
  const tracer = await signIn(id)
  const moderator = await player('Owl', ['manage_users'])
  const until = new Date(clock.now.getTime() + HOUR_MS).toISOString()
  const banned = await moderator.call('POST', `/admin/users/${id}/ban`, {
    body: { reason: 'Читы на мосту', until },
  })
  expect(banned.json<User>().ban).toEqual({
    reason: 'Читы на мосту',
    at: clock.now.toISOString(),
    until,
    by: 'Owl',
  })

  const refused = await tracer.call('GET', '/profile', { headers: { 'accept-language': 'ru' } })
  expect(refused.statusCode).toBe(403)
  expect(errorCode(refused)).toBe('banned')
  expect(refused.json().message).toBe(
    'Аккаунт заблокирован. Причина: Читы на мосту. Блокировка действует до 10 марта 2026 г. в 13:00 (UTC). Решение можно обжаловать на странице входа.',
  )
  expect((await tracer.call('POST', '/feedback', { body: { message: 'x' } })).statusCode).toBe(403)
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([])

  clock.advance(HOUR_MS)
  expect((await tracer.call('GET', '/profile')).statusCode).toBe(200)
  const list = (await moderator.call('GET', '/admin/users?search=tracer')).json()
  expect(list.data[0].ban).toBeNull()
})

test('when a ban ends is told in the zone of the community, by its clocks of that day', async () => {
  const { administrator, createUser, signIn } = await createTestApp()
  const admin = await administrator()
  await admin.call('PUT', '/admin/site', { body: { timeZone: 'Europe/Berlin' } })
  const id = await createUser('Tracer')
  const body = { reason: 'Spam', until: '2026-07-01T20:30:00.000Z' }
  await admin.call('POST', `/admin/users/${id}/ban`, { body })
  const refused = await (await signIn(id)).call('GET', '/profile')
  expect(refused.json().message.replaceAll('\u202f', ' ')).toContain(
    'The ban ends on July 1, 2026 at 10:30 PM (Europe/Berlin, GMT+2).',
  )
})

test('a banned player cannot sign in, and a wrong password does not tell of the ban', async () => {
  const { anonymous, administrator } = await createTestApp()
  const { id } = (await anonymous.call('POST', '/register', { body: registration })).json()
  const admin = await administrator()
  await admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Spam' } })
  const signIn = (password: string) =>
    anonymous.call('POST', '/login', { body: { username: 'Tracer', password } })
  const refused = await signIn(registration.password)
  expect(refused.json()).toEqual({
    code: 'banned',
    message: 'This account is banned. Reason: Spam. You can appeal right here.',
  })
  expect(refused.cookies).toEqual([])
  expect(errorCode(await signIn('wrong-password'))).toBe('bad_credentials')

  await admin.call('DELETE', `/admin/users/${id}/ban`)
  expect((await signIn(registration.password)).statusCode).toBe(200)
})

test('nobody bans themselves or somebody stronger', async () => {
  const { player, createUser, signIn } = await createTestApp()
  const moderator = await player('Owl', ['manage_users'])
  const ban = (id: number) => moderator.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'x' } })
  expect((await ban(1)).statusCode).toBe(403)
  const id = await createUser('Eagle', ['manage_users'])
  const eagle = await signIn(id)
  expect((await eagle.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'x' } })).statusCode).toBe(403)
  expect((await ban(999)).statusCode).toBe(404)
  expect((await moderator.call('POST', `/admin/users/${id}/ban`, { body: { reason: ' ' } })).statusCode).toBe(
    400,
  )
})

test('the last administrator is not banned, by whoever holds as much; one of two is', async () => {
  const { player, createUser, administrator, signIn } = await createTestApp()
  const owl = await player('Owl', [...PERMISSIONS])
  const ban = (id: number) => owl.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'x' } })
  const admin = await administrator()
  const refused = await ban(1)
  expect([refused.statusCode, errorCode(refused)]).toEqual([409, 'last_administrator'])
  const second = await createUser('Second')
  await admin.call('PUT', `/admin/users/${second}`, { body: { roles: ['admin'] } })
  expect((await ban(1)).statusCode).toBe(200)
  expect(errorCode(await ban(second))).toBe('last_administrator')
  expect((await (await signIn(second)).call('GET', '/admin/users')).statusCode).toBe(200)
})

test('staff see everything of one account', async () => {
  const { player, createUser, signIn, clock } = await createTestApp()
  const id = await createUser('Tracer')
  await (await signIn(id)).call('POST', '/feedback', { body: { message: 'Отлично' } })
  const moderator = await player('Owl', ['manage_users'])
  const details = (await moderator.call('GET', `/admin/users/${id}`)).json<UserDetails>()
  expect(details).toMatchObject({
    id,
    username: 'Tracer',
    ban: null,
    balance: { rub: 0, landcoins: 0 },
    sessions: [{ createdAt: clock.now.toISOString(), isRemembered: true }],
    reviews: [{ message: 'Отлично', isHidden: false }],
  })
  expect(JSON.stringify(details)).not.toContain('password')
  expect((await moderator.call('GET', '/admin/users/999')).statusCode).toBe(404)
})

test('roles of many accounts change together or not at all', async () => {
  const { administrator, createUser, database } = await createTestApp()
  const admin = await administrator()
  const ids = [await createUser('One'), await createUser('Two')]
  const changed = await admin.call('POST', '/admin/users/roles', {
    body: { ids, add: ['editor', 'moderator'] },
  })
  expect(changed.json<User[]>().map((user) => user.roles)).toEqual([
    ['moderator', 'editor'],
    ['moderator', 'editor'],
  ])
  expect(changed.json<User[]>().map((user) => user.version)).toEqual([2, 2])
  await admin.call('POST', '/admin/users/roles', { body: { ids, remove: ['moderator'] } })
  const refused = await admin.call('POST', '/admin/users/roles', {
    body: { ids: [...ids, 1], remove: ['editor', 'admin'] },
  })
  expect(errorCode(refused)).toBe('last_administrator')
  const { data } = (await admin.call('GET', '/admin/users?role=editor')).json()
  expect(data).toHaveLength(2)
  const entries = await database.query.selectFrom('audit_log').select('action').execute()
  expect(entries).toHaveLength(4)
})

test('who bans or lifts a ban that somebody else has changed meanwhile is told, and changes nothing', async () => {
  const { administrator, player, createUser, clock } = await createTestApp()
  const [admin, owl] = [await administrator(), await player('Owl', ['view_users', 'ban_users'])]
  const id = await createUser('Tracer')
  const ban = (by: typeof admin, reason: string, known?: string | null) =>
    by.call('POST', `/admin/users/${id}/ban`, { body: { reason, ...(known !== undefined && { known }) } })
  const lift = (known: string) =>
    owl.call('DELETE', `/admin/users/${id}/ban?known=${encodeURIComponent(known)}`)
  const standing = async () => (await admin.call('GET', `/admin/users/${id}`)).json<User>().ban
  const first = clock.now.toISOString()
  expect((await ban(admin, 'Cheats', null)).statusCode).toBe(200)
  expect((await ban(owl, 'Spam', null)).json()).toMatchObject({ code: 'conflict' })
  expect(await standing()).toMatchObject({ reason: 'Cheats', by: 'admin' })
  clock.advance(1000)
  expect((await ban(owl, 'Spam', first)).statusCode).toBe(200)
  expect((await lift(first)).json()).toMatchObject({ code: 'conflict' })
  expect(await standing()).toMatchObject({ reason: 'Spam', by: 'Owl' })
  expect((await lift((await standing())?.at ?? '')).statusCode).toBe(200)
  // Lifted already is as it was wanted.
  expect((await lift(first)).statusCode).toBe(200)
  // Programs that say nothing of it ban as ever.
  await ban(admin, 'One')
  expect((await ban(owl, 'Two')).statusCode).toBe(200)
})
