import { expect, test } from 'vitest'
import { stepAt, totpCode } from '#server/modules/accounts/second-factor/totp.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'
import { resetAdministrator } from './reset-administrator.ts'

const SITE = { url: 'https://front.example' }

/** In the fragment, which browsers send nobody. */
const tokenOf = (link: string) => new URL(link).hash.replace('#token=', '')

test('the link lets its owner choose a password once, and in again as an administrator', async () => {
  const { administrator, anonymous, clock, createUser, database, signIn } = await createTestApp()
  const id = await createUser('ranger', ['view_feedback'])
  const player = await signIn(id)
  const staff = await administrator()
  const { secret } = (await player.call('POST', '/profile/second-factor')).json<{ secret: string }>()
  const code = totpCode(secret, stepAt(clock.now.getTime()))
  expect((await player.call('PUT', '/profile/second-factor', { body: { code } })).statusCode).toBe(200)
  const ban = await staff.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'a mistake' } })
  expect(ban.statusCode).toBe(200)

  const { username, link } = await resetAdministrator(database, 'RANGER', { site: SITE, now: clock.now })
  expect(username).toBe('ranger')
  expect((await player.call('GET', '/profile')).statusCode).toBe(401)
  const { origin, pathname } = new URL(link)
  expect([origin, pathname]).toEqual(['https://front.example', '/reset'])
  const body = { token: tokenOf(link), newPassword: 'a ranger is back' }
  const choose = () => anonymous.call('PUT', '/password-reset', { body })
  expect((await choose()).statusCode).toBe(204)
  expect(errorCode(await choose())).toBe('invalid_token')

  const credentials = { username: 'ranger', password: 'a ranger is back' }
  const reply = await anonymous.call('POST', '/login', { body: credentials })
  expect(reply.json()).toMatchObject({ user: { username: 'ranger' } })
  expect((await staff.call('GET', `/admin/users/${id}`)).json()).toMatchObject({
    roles: expect.arrayContaining(['admin', 'role of ranger']),
    ban: null,
  })
  const again = await signIn(id)
  expect((await again.call('GET', '/admin/roles')).statusCode).toBe(200)
})

test('the log of changes tells of it, and that no account did it', async () => {
  const { administrator, clock, createUser, database } = await createTestApp()
  await createUser('ranger')
  await resetAdministrator(database, 'ranger', { site: SITE, now: clock.now })
  const log = await (await administrator()).call('GET', '/admin/audit', {
    headers: { 'accept-language': 'en' },
  })
  expect(log.json().data[0]).toMatchObject({
    action: 'give_access',
    actor: null,
    description: 'The operator of the site gave access back to user “ranger”',
    after: { roles: ['admin'] },
  })
})

test('the link ends after an hour', async () => {
  const { anonymous, clock, database } = await createTestApp()
  const { link } = await resetAdministrator(database, 'admin', { site: SITE, now: clock.now })
  clock.advance(60 * 60 * 1000)
  const body = { token: tokenOf(link), newPassword: 'far too late' }
  expect(errorCode(await anonymous.call('PUT', '/password-reset', { body }))).toBe('invalid_token')
})

test('a name that nobody has changes nothing', async () => {
  const { clock, database } = await createTestApp()
  const reset = resetAdministrator(database, 'nobody', { site: SITE, now: clock.now })
  await expect(reset).rejects.toThrow('There is no account called nobody.')
})

test('a second factor that is lost keeps nobody out', async () => {
  const { anonymous, clock, createUser, database } = await createTestApp()
  const user_id = await createUser('ranger')
  await database.query.updateTable('users').set({ second_factor_at: 1 }).where('id', '=', user_id).execute()
  await database.query.insertInto('totp_secrets').values({ user_id, sealed_secret: 'lost' }).execute()
  const passkey = {
    user_id,
    credential_id: 'lost',
    public_key: '',
    user_handle: '',
    name: 'Lost',
    transports: '[]',
  }
  await database.query
    .insertInto('passkeys')
    .values({ ...passkey, counter: 0, is_synced: 0, created_at: 1 })
    .execute()
  await database.query.insertInto('recovery_codes').values({ user_id, code_hash: 'lost' }).execute()
  const { link } = await resetAdministrator(database, 'ranger', { site: SITE, now: clock.now })
  const newPassword = 'a ranger is back'
  await anonymous.call('PUT', '/password-reset', { body: { token: tokenOf(link), newPassword } })
  const body = { username: 'ranger', password: newPassword }
  expect((await anonymous.call('POST', '/login', { body })).statusCode).toBe(200)
  for (const table of ['recovery_codes', 'passkeys'] as const)
    expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([])
})
