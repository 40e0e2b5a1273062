import { expect, test } from 'vitest'
import { CONFIRMATION_LIFETIME_MS } from '#shared/constants/account-limits.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

const confirm = (client: TestClient, password: string) =>
  client.call('POST', '/profile/confirm', { body: { password } })

test('fifteen minutes after signing in dangerous calls want the password once more', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  const role = (name: string) =>
    admin.call('POST', '/admin/roles', { body: { name, permissions: ['view_feedback'] } })
  site.clock.advance(CONFIRMATION_LIFETIME_MS - 1)
  expect((await role('scouts')).statusCode).toBe(201)
  site.clock.advance(1)
  const refused = await role('others')
  expect([refused.statusCode, errorCode(refused)]).toEqual([403, 'confirmation_required'])
  expect((await admin.call('DELETE', `/admin/users/${id}`)).statusCode).toBe(403)

  expect((await confirm(admin, ADMIN_PASSWORD)).statusCode).toBe(204)
  expect((await role('others')).statusCode).toBe(201)
  site.clock.advance(CONFIRMATION_LIFETIME_MS)
  expect(errorCode(await admin.call('DELETE', `/admin/users/${id}`))).toBe('confirmation_required')
})

test('every call that changes who may get at what, or takes a list along, is held back, and what does not goes on', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const admin = await site.administrator()
  site.clock.advance(CONFIRMATION_LIFETIME_MS)
  const calls = [
    ['PUT', `/admin/users/${id}`, { email: 'mine@example.org' }],
    ['PUT', `/admin/users/${id}`, { roles: ['admin'] }],
    ['POST', '/admin/users/roles', { ids: [id], add: ['admin'] }],
    ['POST', '/admin/users/export', {}],
    ['DELETE', `/admin/users/${id}`, undefined],
    ['POST', '/admin/roles', { name: 'others', permissions: [] }],
    ['PUT', '/admin/roles/2', { name: 'others' }],
    ['DELETE', '/admin/roles/2', undefined],
    ['DELETE', '/admin/keys/1', undefined],
    ['DELETE', '/admin/servers/1/keys/1', undefined],
    ['POST', '/admin/tournaments/1/registrations/export', undefined],
    ['GET', '/admin/money/revenue/export', undefined],
  ] as const
  for (const [method, path, body] of calls)
    expect([path, errorCode(await admin.call(method, path, { body }))]).toEqual([
      path,
      'confirmation_required',
    ])
  const renamed = await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Scout' } })
  expect([renamed.statusCode, renamed.json()]).toMatchObject([200, { username: 'Scout', roles: [] }])
})

test('a wrong password confirms nothing, and a confirmation is of one session alone', async () => {
  const site = await createTestApp()
  const [here, there] = [await site.administrator(), await site.administrator()]
  site.clock.advance(CONFIRMATION_LIFETIME_MS)
  const wrong = await confirm(here, 'not the one')
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { password: 'The current password is wrong.' },
  ])
  expect(errorCode(await here.call('POST', '/admin/users/export', { body: {} }))).toBe(
    'confirmation_required',
  )
  await confirm(here, ADMIN_PASSWORD)
  expect((await here.call('POST', '/admin/users/export', { body: {} })).statusCode).toBe(200)
  expect(errorCode(await there.call('POST', '/admin/users/export', { body: {} }))).toBe(
    'confirmation_required',
  )
})

test('what somebody may not do is refused as such, before any password is asked for', async () => {
  const site = await createTestApp()
  const player = await site.player('Ranger')
  site.clock.advance(CONFIRMATION_LIFETIME_MS)
  expect(errorCode(await player.call('POST', '/admin/users/export', { body: {} }))).toBe('not_allowed')
  expect(errorCode(await site.anonymous.call('POST', '/admin/users/export', { body: {} }))).toBe(
    'not_signed_in',
  )
  expect(errorCode(await confirm(site.anonymous, ADMIN_PASSWORD))).toBe('not_signed_in')
})

test('a session that was open before confirmations has none', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await site.database.query.updateTable('sessions').set({ confirmed_at: 0 }).execute()
  expect(errorCode(await admin.call('POST', '/admin/users/export', { body: {} }))).toBe(
    'confirmation_required',
  )
})
