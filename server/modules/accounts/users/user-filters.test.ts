/** What the list of users is filtered by beside a search: bans, unconfirmed addresses, last visits and networks. */
import { expect, test } from 'vitest'
import { CLEANUP_MS } from '#server/http/wing.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
const PASSWORD = 'a rather long one'

type Page = { data: User[]; total: number }
const ask = async (client: TestClient, query: Record<string, string>) => {
  const reply = await client.call('GET', `/admin/users?${new URLSearchParams(query)}`)
  expect([query, reply.statusCode]).toEqual([query, 200])
  return reply.json<Page>()
}
const namesBy = async (client: TestClient, query: Record<string, string>) =>
  (await ask(client, { sort: 'username-asc', ...query })).data.map(({ username }) => username)

const linesOf = async (client: TestClient, body: object) =>
  (await client.call('POST', '/admin/users/export', { body })).body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(/[;,]/)[1])

async function register(site: TestApp, username: string): Promise<number> {
  const body = { username, email: `${username}@example.org`, password: PASSWORD }
  expect((await site.anonymous.call('POST', '/register', { body })).statusCode).toBe(201)
  const row = await site.database.query
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return row.id
}
async function comeFrom({ app }: TestApp, username: string, remoteAddress: string, password = PASSWORD) {
  const payload = { username, password }
  return app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress })
}
const seenAt = async ({ database }: TestApp, id: number) =>
  (
    await database.query
      .selectFrom('users')
      .select(['last_seen_at', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).last_seen_at

test('those who are banned, by whom, why and until when; a ban that is over is none', async () => {
  const site = await createTestApp()
  let admin = await site.administrator()
  const moderator = await site.player('Moder', ['view_users', 'ban_users'])
  const ids = { forever: await site.createUser('Forever'), week: await site.createUser('Week') }
  const over = await site.createUser('Over')
  await site.createUser('Free')
  const until = (days: number) => new Date(site.clock.now.getTime() + days * DAY_MS).toISOString()
  await admin.call('POST', `/admin/users/${ids.forever}/ban`, { body: { reason: 'Cheats' } })
  await moderator.call('POST', `/admin/users/${ids.week}/ban`, { body: { reason: 'Spam', until: until(7) } })
  await moderator.call('POST', `/admin/users/${over}/ban`, { body: { reason: 'Rude', until: until(1) } })
  expect(await namesBy(admin, { banned: 'true' })).toEqual(['Forever', 'Over', 'Week'])
  site.clock.advance(2 * DAY_MS)
  admin = await site.administrator()
  const { data, total } = await ask(admin, { banned: 'true', sort: 'username-desc' })
  expect(total).toBe(2)
  expect(data.map(({ username, ban }) => [username, ban?.by, ban?.reason, ban?.until])).toEqual([
    ['Week', 'Moder', 'Spam', until(5)],
    ['Forever', 'admin', 'Cheats', null],
  ])
  expect(await namesBy(admin, { banned: 'true', search: 'ever' })).toEqual(['Forever'])
  expect(await linesOf(admin, { banned: true, sort: 'username-asc' })).toEqual(['Forever', 'Week'])
  expect(await namesBy(admin, { banned: 'false', search: 'Fre' })).toEqual(['Free'])
  expect((await admin.call('GET', '/admin/users?banned=maybe')).statusCode).toBe(400)

  await moderator.call('POST', `/admin/users/${ids.forever}/ban`, { body: { reason: 'Cheats again' } })
  await admin.call('DELETE', `/admin/users/${ids.week}/ban`)
  expect((await ask(admin, { banned: 'true' })).data).toMatchObject([{ ban: { by: 'Moder' } }])
})

test('who banned is no name once they leave, and never in the log twice', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const moderatorId = await site.createUser('Moder', ['view_users', 'ban_users'])
  const id = await site.createUser('Ranger')
  await (await site.signIn(moderatorId)).call('POST', `/admin/users/${id}/ban`, { body: { reason: 'x' } })
  const by = async () => (await ask(admin, { banned: 'true' })).data[0]?.ban?.by
  expect(await by()).toBe('Moder')
  expect((await admin.call('GET', '/admin/audit?action=ban')).json().data[0].after.ban).not.toHaveProperty(
    'by',
  )
  const asked = { deletion_asked_at: site.clock.now.getTime() }
  await site.database.query.updateTable('users').set(asked).where('id', '=', moderatorId).execute()
  expect(await by()).toBeNull()
  await admin.call('DELETE', `/admin/users/${moderatorId}`)
  expect(await by()).toBeNull()
})

test('those whose address nobody has confirmed', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await site.createUser('Waiting')
  const id = await site.createUser('Confirmed')
  await site.database.query.updateTable('users').set({ email_verified_at: 1 }).where('id', '=', id).execute()
  expect(await namesBy(admin, { unverified: 'true' })).toEqual(['Waiting'])
  expect(await namesBy(admin, { unverified: 'true', search: 'wai' })).toEqual(['Waiting'])
  expect(await namesBy(admin, { unverified: 'true', search: 'conf' })).toEqual([])
  expect(await namesBy(admin, { unverified: 'true', banned: 'true' })).toEqual([])
  expect(await linesOf(admin, { unverified: true })).toEqual(['Waiting'])
})

test('when somebody was last seen: never, before a day, not for a month; and in that order', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const visits = { Never: null, Old: 40, Month: 29, Today: 0 } as const
  for (const [name, daysAgo] of Object.entries(visits)) {
    const id = await site.createUser(name)
    const last_seen_at = daysAgo === null ? null : site.clock.now.getTime() - daysAgo * DAY_MS
    await site.database.query.updateTable('users').set({ last_seen_at }).where('id', '=', id).execute()
  }
  const day = (daysAgo: number) =>
    new Date(site.clock.now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  expect(await namesBy(admin, { seen: 'never' })).toEqual(['admin', 'Never'])
  expect(await namesBy(admin, { seen: 'over-30-days' })).toEqual(['Old'])
  expect(await namesBy(admin, { seen: day(28) })).toEqual(['Month', 'Old'])
  expect(await namesBy(admin, { seen: day(29) })).toEqual(['Old'])
  expect(await namesBy(admin, { seen: 'never', search: 'nev' })).toEqual(['Never'])
  expect(await linesOf(admin, { seen: 'over-30-days' })).toEqual(['Old'])
  expect((await admin.call('GET', '/admin/users?seen=yesterday')).statusCode).toBe(400)
  const order = ['Today', 'Month', 'Old', 'Never', 'admin']
  expect(await namesBy(admin, { sort: 'seen-desc' })).toEqual(order)
  expect(await namesBy(admin, { sort: 'seen-asc' })).toEqual(order.toReversed())
  expect(await linesOf(admin, { sort: 'seen-asc' })).toEqual(order.toReversed())
  const { data } = await ask(admin, { search: 'old' })
  expect(data).toMatchObject([{ lastSeenAt: new Date(site.clock.now.getTime() - 40 * DAY_MS).toISOString() }])
})

test('a visit is written at sign-in, then each five minutes at most, and changes no version', async () => {
  const site = await createTestApp()
  const id = await register(site, 'Ranger')
  expect(await seenAt(site, id)).toBeNull()
  const versionOf = async () =>
    (
      await site.database.query
        .selectFrom('users')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version
  const version = await versionOf()
  const { cookies } = await comeFrom(site, 'Ranger', '203.0.113.7')
  const start = site.clock.now.getTime()
  expect(await seenAt(site, id)).toBe(start)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const call = () => site.app.inject({ url: '/api/profile', headers: { cookie } })
  site.clock.advance(4 * MINUTE_MS)
  expect((await call()).statusCode).toBe(200)
  expect(await seenAt(site, id)).toBe(start)
  // Another session of the same account, which was used longer ago.
  const other = await site.signIn(id)
  site.clock.advance(2 * MINUTE_MS)
  await call()
  expect(await seenAt(site, id)).toBe(start + 6 * MINUTE_MS)
  site.clock.advance(3.5 * MINUTE_MS)
  await other.call('GET', '/profile')
  expect(await seenAt(site, id)).toBe(start + 6 * MINUTE_MS)
  expect(await versionOf()).toBe(version)
})

test('those who signed in from an address or a network, for as long as that is kept', async () => {
  const site = await createTestApp({ rateLimits: false })
  const admin = await site.administrator()
  for (const name of ['Ranger', 'Scout', 'Medic', 'Victim']) await register(site, name)
  await comeFrom(site, 'Ranger', '203.0.113.7')
  await comeFrom(site, 'Scout', '203.0.113.200')
  await comeFrom(site, 'Medic', '2001:db8:1:2::9')
  expect((await comeFrom(site, 'Victim', '203.0.113.7', 'a wrong one')).statusCode).toBe(401)
  const from = (network: string) => namesBy(admin, { network })
  expect(await from('203.0.113.0/24')).toEqual(['Ranger', 'Scout'])
  expect(await from('203.0.0.0/16')).toEqual(['Ranger', 'Scout'])
  expect(await from('203.0.113.7')).toEqual(['Ranger'])
  expect(await from('203.0.113.128/25')).toEqual(['Scout'])
  expect(await from('2001:db8:1:2::/64')).toEqual(['Medic'])
  expect(await from('2001:0DB8:1::/48')).toEqual(['Medic'])
  expect(await from('2001:db8:2::/48')).toEqual([])
  expect(await from('198.51.100.0/24')).toEqual([])
  expect(await namesBy(admin, { network: '203.0.113.0/24', search: 'sco' })).toEqual(['Scout'])
  expect(await linesOf(admin, { network: '203.0.113.7' })).toEqual(['Ranger'])
  for (const network of ['203.0.113', '203.0.113.7/33', 'Ranger', '%'])
    expect(
      (await admin.call('GET', `/admin/users?${new URLSearchParams({ network })}`)).json(),
    ).toMatchObject({
      code: 'validation_failed',
      fields: { network: expect.any(String) },
    })

  // Later only the network of an address is kept: neighbors are not told apart any more.
  site.clock.advance(15 * DAY_MS)
  await site.runBackgroundWork(CLEANUP_MS)
  const later = await site.administrator()
  expect(await namesBy(later, { network: '203.0.113.0/24' })).toEqual(['Ranger', 'Scout'])
  expect(await namesBy(later, { network: '203.0.113.7' })).toEqual(['Ranger', 'Scout'])
  site.clock.advance(90 * DAY_MS)
  await site.runBackgroundWork(CLEANUP_MS)
  expect(await namesBy(await site.administrator(), { network: '203.0.113.0/24' })).toEqual([])
})

test('a network is neither searched, exported nor read in the log by whoever may not see it', async () => {
  const site = await createTestApp({ rateLimits: false })
  const admin = await site.administrator()
  await register(site, 'Ranger')
  await comeFrom(site, 'Ranger', '203.0.113.7')
  const staff = await site.player('Owl', ['view_users', 'ban_users', 'edit_users', 'view_audit_log'])
  // The same refusal whether somebody came from there, nobody did, or it is none at all.
  for (const network of ['203.0.113.0/24', '198.51.100.1', 'nonsense']) {
    const query = new URLSearchParams({ network })
    expect(errorCode(await staff.call('GET', `/admin/users?${query}`))).toBe('not_allowed')
    expect(errorCode(await staff.call('POST', '/admin/users/export', { body: { network } }))).toBe(
      'not_allowed',
    )
  }
  await admin.call('POST', '/admin/users/export', { body: { network: '203.0.113.0/24', banned: true } })
  expect((await admin.call('GET', '/admin/audit?action=export')).body).toContain('203.0.113.0/24')
  const seen = (await staff.call('GET', '/admin/audit?action=export')).body
  expect(seen).not.toContain('203.0.113')
  expect(seen).toContain('banned')
  for (const sort of ['seen-desc', 'seen-asc', 'joined-desc', 'username-asc'])
    expect((await staff.call('GET', `/admin/users?sort=${sort}`)).body).not.toMatch(/example\.org|203\.0/)
  // What is known of bans, visits and confirmed addresses is not personal data here: staff see it on every row.
  expect(await namesBy(staff, { unverified: 'true', search: 'rang' })).toEqual(['Ranger'])
})
