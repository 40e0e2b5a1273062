/** A save that changes nothing: no entry in the log, no new version, and the same answer as any other save. */
import { expect, test } from 'vitest'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const entries = async ({ database }: TestApp) =>
  (await database.query.selectFrom('audit_log').selectAll().execute()).map(({ noun, action }) => [
    noun,
    action,
  ])

/** Saves what `path` answers once more, as a form does whose fields nobody touched. */
async function saveAgain(admin: TestClient, path: string, body: object) {
  const first = await admin.call('PUT', path, { body })
  expect([first.statusCode, path]).toEqual([200, path])
  const again = await admin.call('PUT', path, { body: { ...body, version: first.json().version } })
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
}

test('a user, with roles in another order', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  const fields = { username: 'Scout', email: 'scout@example.org', discordUsername: 'scout' }
  await saveAgain(admin, `/admin/users/${id}`, { ...fields, roles: ['editor', 'moderator'] })
  const turned = await admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['moderator', 'editor'] } })
  expect(turned.json()).toMatchObject({ version: 2 })
  const bulk = await admin.call('POST', '/admin/users/roles', { body: { ids: [id], add: ['editor'] } })
  expect(bulk.json()).toMatchObject([{ id, version: 2 }])
  expect(await entries(site)).toEqual([['user', 'update']])
  await site.lettersAreSent()
  expect(site.letters).toHaveLength(2)
})

test('a ban with the reason and end it has, and lifting one that is not there', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  const ban = () => admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Spam', until: null } })
  const banned = (await ban()).json()
  site.clock.advance(1000)
  expect((await ban()).json()).toEqual(banned)
  const lift = () => admin.call('DELETE', `/admin/users/${id}/ban`)
  const lifted = (await lift()).json()
  expect((await lift()).json()).toEqual(lifted)
  expect(await entries(site)).toEqual([
    ['user', 'ban'],
    ['user', 'unban'],
  ])
})

test('a role, with permissions in another order', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const draft = { name: 'Scribe', permissions: ['manage_news', 'view_feedback'] }
  const { id } = (await admin.call('POST', '/admin/roles', { body: draft })).json()
  await saveAgain(admin, `/admin/roles/${id}`, {
    name: 'Scribe',
    permissions: draft.permissions.toReversed(),
  })
  expect(await entries(site)).toEqual([['role', 'create']])
})

test('a news item', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const date = new Date(site.clock.now.getTime() + 60_000).toISOString()
  await saveAgain(admin, '/news/1', { title_en: 'Newer', image_global: null, isDraft: false, date })
  expect(await entries(site)).toEqual([['news', 'update']])
})

test('a game server', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await saveAgain(admin, '/admin/servers/1', { uptime: '1%', isHidden: false, declaredState: 'maintenance' })
  const order = { ids: [1, 2] }
  await admin.call('PUT', '/admin/servers/order', { body: order })
  expect(await entries(site)).toEqual([['game_server', 'update']])
})

test('a reply stays by whoever wrote it, and of when', async () => {
  const site = await createTestApp()
  const { id } = (
    await (await site.player('Ranger')).call('POST', '/feedback', { body: { message: 'Hello' } })
  ).json()
  const path = `/admin/feedback/${id}`
  await saveAgain(await site.administrator(), path, { reply: 'Welcome', isHidden: false })
  site.clock.advance(1000)
  const moderator = await site.player('Moderator', ['manage_feedback'])
  const hidden = await moderator.call('PUT', path, { body: { reply: 'Welcome', isHidden: true } })
  expect(hidden.json()).toMatchObject({
    isHidden: true,
    version: 3,
    reply: { username: 'admin', date: '2026-03-10T12:00:00.000Z' },
  })
  expect(await entries(site)).toEqual([
    ['feedback', 'update'],
    ['feedback', 'update'],
  ])
})

test('of another version it is a conflict all the same', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  const replies = [
    await admin.call('PUT', '/news/1', { body: { version: 7 } }),
    await admin.call('PUT', '/admin/servers/1', { body: { version: 7 } }),
    await admin.call('PUT', `/admin/users/${id}`, { body: { version: 7 } }),
  ]
  expect(replies.map(errorCode)).toEqual(['conflict', 'conflict', 'conflict'])
})
