/** Staff make accounts, hand over links to a new password and confirm addresses: never of anybody stronger, and never unnoticed. */
import { expect, test } from 'vitest'
import type { User } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const PASSWORD = 'seven grey herons'
const STAFF = ['view_users', 'edit_users'] as const
const MINUTE_MS = 60_000

const create = (client: TestClient, body: object) => client.call('POST', '/admin/users', { body })
const makeLink = (client: TestClient, id: number) => client.call('POST', `/admin/users/${id}/password-link`)
const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
const setPassword = ({ anonymous }: TestApp, token: string, newPassword = PASSWORD) =>
  anonymous.call('PUT', '/password-reset', { body: { token, newPassword } })
const signIn = ({ anonymous }: TestApp, username: string, password = PASSWORD) =>
  anonymous.call('POST', '/login', { body: { username, password } })
const lettersTo = async (site: TestApp, address: string) => {
  await site.lettersAreSent()
  return site.letters.filter(({ to }) => to === address).map(({ letter }) => letter)
}
const read = ({ database }: TestApp, id: number) =>
  database.query.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const log = ({ database }: TestApp) =>
  database.query.selectFrom('audit_log').select(['action', 'noun_id', 'before', 'after']).execute()

test('an account without a password gets a letter, by which its owner chooses one and confirms the address', async () => {
  const site = await createTestApp()
  const staff = await site.player('Owl', STAFF)
  const reply = await create(staff, { username: 'Ranger', email: 'ranger@example.org', language: 'en' })
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    { username: 'Ranger', email: null, roles: [] },
  ])
  const { id } = reply.json<User>()
  const [letter] = await lettersTo(site, 'ranger@example.org')
  expect(letter?.subject).toContain('An account was made for you')
  expect((await setPassword(site, tokenIn(letter?.text ?? ''))).statusCode).toBe(204)
  expect((await signIn(site, 'Ranger')).statusCode).toBe(200)
  expect((await read(site, id)).email_verified_at).not.toBeNull()
  expect(await log(site)).toMatchObject([{ action: 'create', noun_id: id, before: null }])
})

test('an account with a password signs in at once, and is asked to confirm its address', async () => {
  const site = await createTestApp()
  const staff = await site.player('Owl', STAFF)
  const form = { username: 'Ranger', email: 'ranger@example.org', password: PASSWORD }
  expect((await create(staff, form)).statusCode).toBe(201)
  expect((await signIn(site, 'Ranger')).statusCode).toBe(200)
  expect((await lettersTo(site, form.email))[0]?.text).toMatch(/\/verify\S*#token=/)
  expect(JSON.stringify(await log(site))).not.toContain(PASSWORD)
})

test('what is wrong is said, and makes no account', async () => {
  const site = await createTestApp()
  const staff = await site.player('Owl', STAFF)
  await site.createUser('Ranger')
  const email = 'new@example.org'
  const wrong = [
    [{ username: 'RANGER', email }, 'username_taken'],
    [{ username: 'Scout', email: 'nowhere' }, 'validation_failed'],
    [{ username: 'Scout', email, password: 'password1' }, 'validation_failed'],
    [{ username: 'x', email }, 'validation_failed'],
  ] as const
  for (const [body, code] of wrong) expect([body, errorCode(await create(staff, body))]).toEqual([body, code])
  expect(await lettersTo(site, email)).toEqual([])
  expect(await log(site)).toEqual([])
})

test('whose address it is already is told to its holder alone', async () => {
  const site = await createTestApp()
  const staff = await site.player('Owl', STAFF)
  const holder = await site.createUser('Ranger')
  await site.database.query
    .updateTable('users')
    .set({ email_verified_at: 1 })
    .where('id', '=', holder)
    .execute()
  const taken = await create(staff, { username: 'Scout', email: 'Ranger@example.org' })
  const free = await create(staff, { username: 'Archer', email: 'archer@example.org' })
  expect([taken.statusCode, free.statusCode]).toEqual([201, 201])
  expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()))
  const [letter] = await lettersTo(site, 'Ranger@example.org')
  expect(letter?.text).not.toContain('#token=')
})

test('a link sets a new password once, tells its owner, and stands in the log without itself', async () => {
  const site = await createTestApp()
  const staffId = await site.createUser('Owl', STAFF)
  const staff = await site.signIn(staffId)
  const id = await site.createUser('Ranger')
  const session = await site.signIn(id)
  const reply = await makeLink(staff, id)
  const { url, endsAt } = reply.json<{ url: string; endsAt: string }>()
  expect(url).toMatch(/^http:\/\/localhost:3000\/reset\?lang=ru#token=[\w-]{20,}$/)
  expect(Date.parse(endsAt) - site.clock.now.getTime()).toBe(60 * MINUTE_MS)
  expect((await lettersTo(site, 'Ranger@example.org'))[0]?.text).toMatch(/Команда сайта сделала ссылку/)
  const entries = await log(site)
  expect(entries).toMatchObject([{ action: 'password_link', noun_id: id }])
  const token = tokenIn(url)
  for (const kept of [
    entries,
    site.letters,
    await site.database.query.selectFrom('password_link_tokens').selectAll().execute(),
  ])
    expect(JSON.stringify(kept)).not.toContain(token)

  expect((await setPassword(site, token)).statusCode).toBe(204)
  expect((await signIn(site, 'Ranger')).statusCode).toBe(200)
  expect((await session.call('GET', '/profile')).statusCode).toBe(401)
  expect(errorCode(await setPassword(site, token, 'another long one'))).toBe('invalid_token')
})

test('a link that was handed over proves no mailbox', async () => {
  const site = await createTestApp()
  const staff = await site.player('Owl', STAFF)
  const id = await site.createUser('Ranger')
  const { url } = (await makeLink(staff, id)).json<{ url: string }>()
  await setPassword(site, tokenIn(url))
  expect((await read(site, id)).email_verified_at).toBeNull()
})

test('a link ends after an hour, with a newer one, with another password, and with other roles', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  const linkFor = async () => tokenIn((await makeLink(admin, id)).json<{ url: string }>().url)
  const first = await linkFor()
  const second = await linkFor()
  expect(errorCode(await setPassword(site, first))).toBe('invalid_token')
  expect((await setPassword(site, second)).statusCode).toBe(204)

  const forgotten = await linkFor()
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Ranger' } })
  const letters = await lettersTo(site, 'Ranger@example.org')
  const mailed = letters.map(({ text }) => tokenIn(text)).findLast((token) => token !== '') ?? ''
  expect((await setPassword(site, mailed, 'another long one')).statusCode).toBe(204)
  expect(errorCode(await setPassword(site, forgotten))).toBe('invalid_token')

  const beforePromotion = await linkFor()
  await admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['editor'] } })
  expect(errorCode(await setPassword(site, beforePromotion))).toBe('invalid_token')

  const old = await linkFor()
  site.clock.advance(60 * MINUTE_MS)
  expect(errorCode(await setPassword(site, old))).toBe('invalid_token')
})

test('nobody helps an account that holds what they do not', async () => {
  const site = await createTestApp()
  const staff = await site.player('Owl', ['manage_users'])
  const editor = await site.createUser('Editor', ['manage_news'])
  for (const id of [1, editor]) {
    expect(errorCode(await makeLink(staff, id))).toBe('not_allowed')
    const { email } = await read(site, id)
    const verify = await staff.call('POST', `/admin/users/${id}/verification`, { body: { email } })
    expect(errorCode(verify)).toBe('not_allowed')
  }
  expect(await log(site)).toEqual([])
  expect(errorCode(await makeLink(staff, 999))).toBe('not_found')
})

test('a session that proved nothing lately is asked first', async () => {
  const site = await createTestApp()
  const staff = await site.player('Owl', STAFF)
  const id = await site.createUser('Ranger')
  site.clock.advance(16 * MINUTE_MS)
  expect(errorCode(await makeLink(staff, id))).toBe('confirmation_required')
})

test('two of the staff help one player at the same moment: one link works, and the log knows of both', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const both = [await site.player('Owl', STAFF), await site.player('Eagle', STAFF)]
  const replies = await Promise.all(both.map((staff) => makeLink(staff, id)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await log(site)).toHaveLength(2)
  const tokens = replies.map((reply) => tokenIn(reply.json<{ url: string }>().url))
  const used = []
  for (const token of tokens) used.push((await setPassword(site, token)).statusCode)
  expect(used.toSorted()).toEqual([204, 400])
})

test('an address is confirmed by hand as it was seen, and by nobody who may not see it', async () => {
  const site = await createTestApp()
  const blind = await site.player('Owl', STAFF)
  const staff = await site.player('Eagle', [...STAFF, 'view_personal_data'])
  const id = await site.createUser('Ranger')
  const verify = (client: TestClient, email: string) =>
    client.call('POST', `/admin/users/${id}/verification`, { body: { email } })
  const { email } = await read(site, id)
  expect(errorCode(await verify(blind, email))).toBe('not_allowed')
  expect(errorCode(await verify(staff, 'other@example.org'))).toBe('conflict')
  expect((await verify(staff, email)).json()).toMatchObject({ emailVerified: true })
  expect(errorCode(await verify(staff, email))).toBe('already_verified')
  expect((await log(site)).map(({ action }) => action)).toEqual(['verify'])
})

test('an address that another account has confirmed stays with that', async () => {
  const site = await createTestApp()
  const staff = await site.player('Eagle', [...STAFF, 'view_personal_data'])
  const holder = await site.createUser('Ranger')
  await site.database.query
    .updateTable('users')
    .set({ email_verified_at: 1 })
    .where('id', '=', holder)
    .execute()
  const { id } = (await create(staff, { username: 'Scout', email: 'ranger@example.org' })).json<User>()
  const body = { email: 'ranger@example.org' }
  expect(errorCode(await staff.call('POST', `/admin/users/${id}/verification`, { body }))).toBe('email_taken')
})
