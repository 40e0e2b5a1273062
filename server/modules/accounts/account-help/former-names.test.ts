/** What players were called before: kept with each rename, shown to staff, given back by them. */
import { expect, test } from 'vitest'
import type { User, UserDetails } from '#shared/contract/accounts/users.ts'
import type { Notices } from '#shared/contract/platform/notices.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const read = async (client: TestClient, id: number) =>
  (await client.call('GET', `/admin/users/${id}`)).json<UserDetails>()
const restore = (client: TestClient, id: number, username: string, version?: number) =>
  client.call('POST', `/admin/users/${id}/former-name`, { body: { username, version } })
const lettersTo = ({ letters }: TestApp, name: string) =>
  letters.filter(({ to }) => to === `${name}@example.org`).map(({ letter }) => letter)

test('each name that is given up is kept with the day, whoever renames; another spelling is none', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Tracer')
  const player = await site.signIn(id)
  const start = site.clock.now
  expect((await player.call('PUT', '/profile', { body: { username: 'TRACER' } })).statusCode).toBe(200)
  expect((await read(admin, id)).formerNames).toEqual([])
  expect((await player.call('PUT', '/profile', { body: { username: 'Wolf' } })).statusCode).toBe(200)
  site.clock.advance(DAY_MS)
  const staff = await site.administrator()
  expect((await staff.call('PUT', `/admin/users/${id}`, { body: { username: 'Fox' } })).statusCode).toBe(200)
  expect(await read(staff, id)).toMatchObject({
    username: 'Fox',
    formerNames: [
      { username: 'Wolf', until: site.clock.now.toISOString() },
      { username: 'TRACER', until: start.toISOString() },
    ],
  })
  const copy = await (await site.signIn(id)).call('GET', '/profile/export')
  expect(copy.body).toContain('"formerNames"')
  expect(copy.body).toContain('TRACER')
  // What one has chosen is no news: the name that staff gave is told alone.
  const { data } = (await (await site.signIn(id)).call('GET', '/notices')).json<Notices>()
  expect(data.map(({ text }) => text)).toEqual([expect.stringContaining('called Fox')])
})

test('a name is given back: in the log, told to its owner, who logs in with it; the other one joins the former ones', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Tracer')
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Wolf' } })
  const { version } = await read(admin, id)
  const reply = await restore(admin, id, 'tracer', version)
  expect(reply.statusCode).toBe(200)
  expect(reply.json<User>()).toMatchObject({ username: 'Tracer', version: version + 1 })
  expect((await read(admin, id)).formerNames.map(({ username }) => username)).toEqual(['Wolf'])
  const { data } = (await admin.call('GET', '/admin/audit?action=restore&noun=user')).json()
  expect(data).toMatchObject([{ before: { username: 'Wolf' }, after: { username: 'Tracer' } }])
  await site.lettersAreSent()
  const told = lettersTo(site, 'Tracer')
  expect(told).toHaveLength(2)
  expect(told[0]?.text).toContain('называется Wolf')
  expect(told[1]?.text).toContain('называется Tracer')
  const bell = (await (await site.signIn(id)).call('GET', '/notices')).json<Notices>().data
  expect(bell.map(({ text, url }) => [text, url])).toEqual([
    [expect.stringContaining('called Tracer'), '/profile'],
    [expect.stringContaining('called Wolf'), '/profile'],
  ])
})

test('what somebody else bears by now, never was theirs, or was looked at too early stays as it is', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Tracer')
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Wolf' } })
  const { version } = await read(admin, id)
  expect(errorCode(await restore(admin, id, 'Stranger'))).toBe('not_found')
  expect(errorCode(await restore(admin, id, 'Tracer', version - 1))).toBe('conflict')
  expect(errorCode(await restore(admin, 999, 'Tracer'))).toBe('not_found')
  // Free at once for whoever takes it.
  const other = await site.createUser('Other')
  expect(
    (await admin.call('PUT', `/admin/users/${other}`, { body: { username: 'Tracer' } })).statusCode,
  ).toBe(200)
  expect(errorCode(await restore(admin, id, 'Tracer', version))).toBe('username_taken')
  expect(await read(admin, id)).toMatchObject({ username: 'Wolf', version })
})

test('of two who give names back at once one is told of the other', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Tracer')
  for (const username of ['Wolf', 'Fox'])
    await admin.call('PUT', `/admin/users/${id}`, { body: { username } })
  const { version } = await read(admin, id)
  const replies = await Promise.all([
    restore(admin, id, 'Tracer', version),
    restore(admin, id, 'Wolf', version),
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('nobody renames whoever is stronger, and who lacks the right sees the names but gives none back', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Tracer', ['manage_site'])
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Wolf' } })
  const editor = await site.player('Editor', ['view_users', 'edit_users'])
  const moderator = await site.player('Moder', ['view_users', 'ban_users'])
  expect(errorCode(await restore(editor, id, 'Tracer'))).toBe('not_allowed')
  expect(errorCode(await restore(moderator, id, 'Tracer'))).toBe('not_allowed')
  expect((await read(moderator, id)).formerNames).toMatchObject([{ username: 'Tracer' }])
})

test('a deleted account leaves none of its names', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Tracer')
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Wolf' } })
  await admin.call('DELETE', `/admin/users/${id}`)
  expect(await site.database.query.selectFrom('former_names').selectAll().execute()).toEqual([])
})
