import { expect, test } from 'vitest'
import { seedFirstAdministrator } from '#server/seeds/accounts/first-administrator.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

const PATH = '/admin/first-administrator'
const OWN = {
  username: 'Granite',
  email: 'granite@front.example',
  currentPassword: ADMIN_PASSWORD,
  newPassword: 'a password of my own',
}

const put = (client: TestClient, changes: object = {}) =>
  client.call('PUT', PATH, { body: { ...OWN, ...changes } })
async function isDone(client: TestClient): Promise<boolean | undefined> {
  const { lines } = (await client.call('GET', '/admin/first-day')).json<{
    lines: { key: string; isDone: boolean }[]
  }>()
  return lines.find(({ key }) => key === 'administrator')?.isDone
}

test('the first administrator chooses name, address and password in one go', async () => {
  const site = await createTestApp()
  const { administrator, anonymous, letters, lettersAreSent } = site
  const [here, there] = [await administrator(), await administrator()]
  expect((await here.call('GET', PATH)).json()).toEqual({ username: 'admin', email: null, isOwn: true })
  expect(await isDone(here)).toBe(false)

  const reply = await put(here)
  expect([reply.statusCode, reply.json()]).toEqual([200, { username: OWN.username, email: OWN.email }])
  expect(await isDone(here)).toBe(true)
  expect((await here.call('GET', '/profile')).json()).toMatchObject({
    username: 'Granite',
    email: OWN.email,
    emailVerified: false,
    roles: ['admin'],
  })
  expect((await there.call('GET', '/profile')).statusCode).toBe(401)
  const signIn = (username: string, password: string) =>
    anonymous.call('POST', '/login', { body: { username, password } })
  expect((await signIn('Granite', OWN.newPassword)).statusCode).toBe(200)
  expect(errorCode(await signIn('admin', ADMIN_PASSWORD))).toBe('bad_credentials')
  await lettersAreSent()
  expect(letters.map(({ to }) => to)).toEqual([OWN.email])
  const log = await here.call('GET', '/admin/audit?noun=user', { headers: { 'accept-language': 'ru' } })
  expect(log.json().data[0].description).toBe(
    'Изменён пользователь «Granite»: Имя пользователя, Электронная почта, Пароль — Granite',
  )
  expect(log.body).not.toContain(OWN.newPassword)
})

test('once it is somebody’s there is nothing left to take over', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  await put(operator)
  expect((await operator.call('GET', PATH)).statusCode).toBe(404)
  expect((await put(operator, { currentPassword: OWN.newPassword })).statusCode).toBe(404)
})

test('nobody else takes it over, or learns its address', async () => {
  const { administrator, player } = await createTestApp()
  const other = await player('Other', ['manage_site'])
  expect((await other.call('GET', PATH)).json()).toEqual({ username: 'admin', email: null, isOwn: false })
  expect(errorCode(await put(other))).toBe('not_allowed')
  expect((await (await administrator()).call('GET', '/profile')).json()).toMatchObject({ username: 'admin' })
})

test.each([
  ['a wrong password', { currentPassword: 'not the one' }, 'currentPassword'],
  ['the same password', { newPassword: ADMIN_PASSWORD }, 'newPassword'],
  ['a short password', { newPassword: 'short' }, 'newPassword'],
  ['a name that is taken', { username: 'OTHER' }, 'username'],
  ['an address that another account has confirmed', { email: 'other@example.org' }, 'email'],
  ['an address that reaches nobody', { email: 'me@front.invalid' }, 'email'],
  ['a name of two scripts', { username: 'Гранitе' }, 'username'],
])('%s is refused and changes nothing', async (_, changes, field) => {
  const site = await createTestApp()
  const confirmed = { email_verified_at: site.clock.now.getTime() }
  const other = await site.createUser('Other')
  await site.database.query.updateTable('users').set(confirmed).where('id', '=', other).execute()
  const [here, there] = [await site.administrator(), await site.administrator()]
  const reply = await put(here, changes)
  expect([reply.statusCode < 500, Object.keys(reply.json().fields)]).toEqual([true, [field]])
  expect((await there.call('GET', '/profile')).json()).toMatchObject({ username: 'admin' })
  expect(await isDone(here)).toBe(false)
})

test('with an address of its own it is done once the printed password is gone, however it went', async () => {
  const site = await createTestApp()
  const { printed, operator } = await installAnew(site)
  expect(await isDone(operator)).toBe(false)
  expect((await operator.call('GET', PATH)).json()).toMatchObject({ email: 'admin@front.example' })
  const body = { currentPassword: printed, newPassword: OWN.newPassword }
  expect((await operator.call('PUT', '/change-password', { body })).statusCode).toBe(204)
  expect(await isDone(operator)).toBe(true)
})

test('an address that stays needs no new letter', async () => {
  const site = await createTestApp()
  const { printed, operator } = await installAnew(site)
  await put(operator, { email: 'admin@front.example', currentPassword: printed })
  expect((await operator.call('GET', '/profile')).json()).toMatchObject({ emailVerified: true })
  await site.lettersAreSent()
  expect(site.letters).toEqual([])
})

/** As on a site with a domain, whose operator gave no password. */
async function installAnew({ database, clock, signIn }: TestApp) {
  await database.query.deleteFrom('users').execute()
  const made = await database.exclusive(() =>
    seedFirstAdministrator(database, {
      adminPassword: undefined,
      siteUrl: 'https://front.example',
      now: clock.now,
    }),
  )
  const { id } = await database.query.selectFrom('users').select('id').executeTakeFirstOrThrow()
  return { printed: made?.password ?? '', operator: await signIn(id) }
}
