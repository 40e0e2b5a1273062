/** Deleting one's own account: hidden at once, brought back for seven days, then gone. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLEANUP_MS } from '#server/http/wing.ts'
import { createOutbox } from '#server/lib/files/outbox.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSWORD = 'a good long one'

async function createSite() {
  const site = await createTestApp({ rateLimits: false })
  const { anonymous } = site
  const account = { username: 'Ranger', email: 'ranger@example.org', password: PASSWORD }
  const register = () => anonymous.call('POST', '/register', { body: account })
  const { id } = (await register()).json<{ id: number }>()
  const owner = await site.signIn(id)
  await owner.call('POST', '/feedback', { body: { message: 'A fine place' } })
  const remove = (client: TestClient = owner, password = PASSWORD) =>
    client.call('DELETE', '/profile', { body: { password } })
  const logIn = (username = 'Ranger') =>
    anonymous.call('POST', '/login', { body: { username, password: PASSWORD } })
  /** Of the latest letter. */
  const token = async () => {
    await site.lettersAreSent()
    const text = site.letters.filter(({ to }) => to === account.email).at(-1)?.letter.text ?? ''
    return /\/account\/restore\S*#token=([\w-]+)/.exec(text)?.[1] ?? 'none'
  }
  const undo = (of: string) => anonymous.call('POST', '/deletion-undo', { body: { token: of } })
  const erase = async (after: number) => {
    site.clock.advance(after)
    await site.runBackgroundWork(CLEANUP_MS)
  }
  const isKept = async () =>
    (await site.database.query.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1
  const author = async () =>
    (await anonymous.call('GET', '/feedback')).json<{ username: string }[]>()[0]?.username
  return { ...site, id, owner, register, remove, logIn, token, undo, erase, isKept, author }
}

test('it signs out everywhere, refuses whoever knows the password, and takes the name off the site', async () => {
  const site = await createSite()
  const other = await site.signIn(site.id)
  expect(await site.author()).toBe('Ranger')
  const reply = await site.remove()
  expect(reply.statusCode).toBe(204)
  expect(String(reply.headers['set-cookie'])).toContain('session=;')
  for (const client of [site.owner, other])
    expect(errorCode(await client.call('GET', '/profile'))).toBe('not_signed_in')
  expect(errorCode(await site.logIn())).toBe('being_deleted')
  const wrong = { username: 'Ranger', password: 'not the password' }
  expect(errorCode(await site.anonymous.call('POST', '/login', { body: wrong }))).toBe('bad_credentials')
  expect(await site.author()).toBe('Deleted player')
})

test('it takes the password, and a confirmation of the last minutes', async () => {
  const site = await createSite()
  expect(errorCode(await site.remove(site.owner, 'not the password'))).toBe('wrong_password')
  expect(errorCode(await site.owner.call('DELETE', '/profile', { body: {} }))).toBe('validation_failed')
  site.clock.advance(15 * 60_000)
  expect(errorCode(await site.remove())).toBe('confirmation_required')
  expect(await site.author()).toBe('Ranger')
})

test('the link of the letter brings it back as it was, once, until the seventh day is over', async () => {
  const site = await createSite()
  await site.remove()
  const token = await site.token()
  await site.erase(7 * DAY_MS - 1)
  expect((await site.undo(token)).statusCode).toBe(204)
  expect((await site.logIn()).statusCode).toBe(200)
  expect(await site.author()).toBe('Ranger')
  expect(errorCode(await site.undo(token))).toBe('invalid_token')
  // What was to come is called off as well.
  await site.erase(8 * DAY_MS)
  expect(await site.isKept()).toBe(true)
})

test('after seven days it is erased, and the link opens nothing even before that is done', async () => {
  const site = await createSite()
  await site.remove()
  const token = await site.token()
  site.clock.advance(7 * DAY_MS)
  expect(errorCode(await site.undo(token))).toBe('invalid_token')
  await site.erase(0)
  expect(await site.isKept()).toBe(false)
  expect(errorCode(await site.undo(token))).toBe('invalid_token')
  expect(await site.author()).toBe('Deleted player')
})

test('its name and address are its own until then, and free afterwards; letters that lie as files go', async () => {
  const site = await createSite()
  await site.remove()
  await site.lettersAreSent()
  expect(errorCode(await site.register())).toBe('username_taken')
  const outbox = createOutbox(site.dataDir)
  await outbox.write('ranger@example.org', Buffer.from('a link that works'))
  await site.erase(7 * DAY_MS)
  expect(readdirSync(join(site.dataDir, 'outbox'))).toEqual([])
  expect((await site.register()).statusCode).toBe(201)
})

test('asked for twice at once, it is asked for once', async () => {
  const site = await createSite()
  await site.lettersAreSent()
  const before = site.letters.length
  const replies = await Promise.all([site.remove(), site.remove()])
  for (const { statusCode } of replies) expect([204, 401]).toContain(statusCode)
  await site.lettersAreSent()
  expect(site.letters.length - before).toBe(1)
})

test('a sign-in, a change of the password or a link of a letter under way does not outlive it', async () => {
  const site = await createSite()
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Ranger' } })
  await site.lettersAreSent()
  const reset = /#token=([\w-]+)/.exec(site.letters.at(-1)?.letter.text ?? '')?.[1]
  const held = site.holdNextTransaction()
  const signIn = site.logIn()
  await held.reached
  await site.remove()
  held.release()
  expect((await signIn).statusCode).toBe(401)
  const body = { token: reset, newPassword: 'another good one' }
  expect(errorCode(await site.anonymous.call('PUT', '/password-reset', { body }))).toBe('invalid_token')
  // Nor is a new one sent.
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Ranger' } })
  await site.lettersAreSent()
  expect(site.letters.filter(({ letter }) => letter.subject.startsWith('A new password'))).toHaveLength(1)
})

test('the last administrator who can sign in stays, and is told what to do; one who leaves does not count', async () => {
  const site = await createSite()
  const admin = await site.administrator()
  const remove = () =>
    admin.call('DELETE', '/profile', {
      body: { password: ADMIN_PASSWORD },
      headers: { 'accept-language': 'en' },
    })
  const refused = await remove()
  expect([errorCode(refused), refused.json().message]).toEqual([
    'last_administrator',
    expect.stringContaining('Give the role “admin” to somebody else first.'),
  ])
  await admin.call('PUT', `/admin/users/${site.id}`, { body: { roles: ['admin'] } })
  const second = await site.signIn(site.id)
  expect((await site.remove(second)).statusCode).toBe(204)
  expect(errorCode(await remove())).toBe('last_administrator')
  await site.undo(await site.token())
  expect((await remove()).statusCode).toBe(204)
})

test('staff see that an account waits, and what happened to it stands in log and trail', async () => {
  const site = await createSite()
  await site.remove()
  const admin = await site.administrator()
  const deletionAt = new Date(site.clock.now.getTime() + 7 * DAY_MS).toISOString()
  const list = (await admin.call('GET', '/admin/users?search=Ranger')).json<{ data: object[] }>()
  expect(list.data).toMatchObject([{ username: 'Ranger', deletionAt }])
  expect((await admin.call('GET', `/admin/users/${site.id}`)).json()).toMatchObject({ deletionAt })
  await site.undo(await site.token())
  const kinds = async () => {
    const trail = (await admin.call('GET', '/admin/security-events?user=Ranger')).json<{
      data: { kind: string }[]
    }>()
    return trail.data.map(({ kind }) => kind)
  }
  expect(await kinds()).toEqual(['deletion_undone', 'deletion_asked'])
  await site.remove(await site.signIn(site.id))
  await site.erase(7 * DAY_MS)
  const activity = await (await site.administrator()).call('GET', '/admin/activity', {
    headers: { 'accept-language': 'en' },
  })
  expect(activity.json<{ description: string }[]>().map(({ description }) => description)).toEqual([
    `The owner of the account erased user no. ${site.id}`,
    `Deleted player changed user no. ${site.id}`,
    `Deleted player changed user no. ${site.id}`,
    `Deleted player changed user no. ${site.id}`,
  ])
})

test('whoever brings a former address back brings a deleted account back with it', async () => {
  const site = await createSite()
  const verify = async () => {
    await site.lettersAreSent()
    const token = /#token=([\w-]+)/.exec(site.letters.at(-1)?.letter.text ?? '')?.[1]
    await site.anonymous.call('POST', '/verify-account', { body: { token } })
  }
  await verify()
  await site.owner.call('PUT', '/profile', { body: { email: 'thief@example.org' } })
  await site.lettersAreSent()
  const letter = site.letters.findLast(({ to }) => to === 'ranger@example.org')?.letter.text ?? ''
  await verify()
  await site.remove()
  const body = { token: /#token=([\w-]+)/.exec(letter)?.[1], newPassword: 'another good one' }
  expect((await site.anonymous.call('POST', '/email-undo', { body })).statusCode).toBe(204)
  const reply = await site.anonymous.call('POST', '/login', {
    body: { username: 'ranger@example.org', password: 'another good one' },
  })
  expect(reply.statusCode).toBe(200)
})
