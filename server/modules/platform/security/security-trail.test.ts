import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { hashPassword } from '#server/lib/password-hash.ts'
import type { SecurityEvent } from '#shared/contract/platform/security-events.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const DEVICE = { 'user-agent': 'Firefox on Linux' }
const PASSWORD = 'correct horse'

async function createSite() {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const site = await createTestApp({ logger: { level: 'info', stream } as never, rateLimits: false })
  const id = await site.createUser('Tracer')
  await site.database.query
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', id)
    .execute()
  const auditorId = await site.createUser('Auditor', ['view_security_events', 'view_personal_data'])
  // A session of its own each time: some tests let months pass.
  const list = async (query = '') =>
    (await (await site.signIn(auditorId)).call('GET', `/admin/security-events${query}`)).json<{
      data: SecurityEvent[]
      total: number
    }>()
  const kinds = async (query = '') => (await list(query)).data.map(({ kind }) => kind)
  const post = (path: string, body: object, remoteAddress = '203.0.113.7') =>
    site.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: body,
      remoteAddress,
      headers: DEVICE,
    })
  const signIn = (password: string, username = 'Tracer', remoteAddress?: string) =>
    post('/login', { username, password }, remoteAddress)
  return { site, id, list, kinds, signIn, lines }
}

test('sign-ins and failed ones are written down, with account, address and device, and told in the log at once', async () => {
  const { id, list, signIn, lines } = await createSite()
  await signIn('wrong password')
  await signIn(PASSWORD, 'Nobody')
  await signIn(PASSWORD, 'Tracer', '2001:db8::7')
  const user = { id, username: 'Tracer' }
  const failed = { kind: 'sign_in_failed', network: '203.0.113.7', device: 'Firefox on Linux', detail: null }
  expect((await list()).data).toMatchObject([
    { kind: 'signed_in', user, network: '2001:db8::7' },
    { ...failed, user: null },
    { ...failed, user },
  ])
  // What other programs shut addresses out by.
  const warnings = lines.filter(({ level, security }) => level === 40 && security === 'sign_in_failed')
  expect(warnings.map(({ address, userId }) => [address, userId])).toEqual([
    ['203.0.113.7', id],
    ['203.0.113.7', null],
  ])
  expect(JSON.stringify([await list(), lines])).not.toMatch(/wrong password|correct horse|Nobody/)
})

test('changes of the password, wrong ones, ended sessions and refusals are written down', async () => {
  const { site, id, kinds, list, signIn } = await createSite()
  const sessionIn = (reply: { headers: Record<string, unknown> }) =>
    /(session=[^;,]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''
  const cookie = sessionIn(await signIn(PASSWORD))
  const change = (currentPassword: string) =>
    site.app.inject({
      method: 'PUT',
      url: '/api/change-password',
      payload: { currentPassword, newPassword: 'another good one' },
      headers: { cookie },
    })
  await change('not mine')
  const renewed = sessionIn(await change(PASSWORD))
  for (let times = 0; times < 2; times++)
    await site.app.inject({ url: '/api/admin/users', headers: { cookie: renewed } })
  const chief = await site.player('Chief', ['manage_users'])
  await chief.call('DELETE', `/admin/users/${id}/sessions`)
  expect(await kinds()).toEqual([
    'sessions_ended',
    'permission_refused',
    'password_changed',
    'password_refused',
    'signed_in',
  ])
  const [ended, refused] = (await list()).data
  expect([ended?.detail, refused?.detail]).toEqual(['1', 'GET /api/admin/users'])
})

test('staff find events by account, address, kind and day', async () => {
  const { site, kinds, list, signIn } = await createSite()
  await signIn('wrong password', 'Tracer', '198.51.100.1')
  await list()
  site.clock.advance(2 * DAY_MS)
  await signIn(PASSWORD)
  expect(await kinds('?user=TRACER')).toEqual(['signed_in', 'sign_in_failed'])
  expect(await kinds('?user=Nobody')).toEqual([])
  expect(await kinds('?network=198.51.100.1')).toEqual(['sign_in_failed'])
  expect(await kinds('?kind=signed_in')).toEqual(['signed_in'])
  expect(await kinds('?to=2026-03-11')).toEqual(['sign_in_failed'])
  expect(await kinds('?from=2026-03-11')).toEqual(['signed_in'])
})

test('after 14 days addresses are networks, after 90 days events are gone; a deleted account leaves no name', async () => {
  const { site, id, list, signIn } = await createSite()
  await signIn('wrong password', 'Tracer', '198.51.100.23')
  await signIn('wrong password', 'Tracer', '2001:db8:1:2:3::4')
  await list()
  const networks = async () => (await list()).data.map(({ network }) => network)
  site.clock.advance(13 * DAY_MS)
  await site.runBackgroundWork(HOUR_MS)
  expect(await networks()).toEqual(['2001:db8:1:2:3::4', '198.51.100.23'])
  site.clock.advance(2 * DAY_MS)
  await site.runBackgroundWork(HOUR_MS)
  expect(await networks()).toEqual(['2001:db8:1::/48', '198.51.100.0/24'])
  await site.database.query.deleteFrom('users').where('id', '=', id).execute()
  expect((await list()).data.map(({ user }) => user)).toEqual([null, null])
  site.clock.advance(76 * DAY_MS)
  await site.runBackgroundWork(HOUR_MS)
  expect((await list()).total).toBe(0)
})

test('what was noted last is kept when the process ends, also of an account that went meanwhile', async () => {
  const { site, id, signIn } = await createSite()
  await signIn('wrong password')
  await site.database.query.deleteFrom('users').where('id', '=', id).execute()
  await site.app.close()
  const kept = site.database.query.selectFrom('security_events').select(['kind', 'user_id'])
  expect(await kept.execute()).toEqual([{ kind: 'sign_in_failed', user_id: null }])
})

test('while the database is away nothing noted is lost', async () => {
  const { site, kinds, signIn } = await createSite()
  const held: TestApp['database']['transaction'] = site.database.transaction
  await signIn('wrong password')
  site.database.transaction = async () => {
    throw new Error('the database is away')
  }
  await expect(site.runBackgroundWork(1_000)).rejects.toThrow('away')
  site.database.transaction = held
  expect(await kinds()).toEqual(['sign_in_failed'])
})
