/** The copy of all that is kept about a person. */
import { expect, test } from 'vitest'
import { moveMoney } from '#tests/harness/money.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

type Copy = { site: string; madeAt: string; data: Record<string, Record<string, unknown>[]> }

const PASSWORD = 'a good long one'
const read = async (client: TestClient) => {
  const reply = await client.call('GET', '/profile/export')
  return { reply, copy: reply.json<Copy>() }
}

async function register(site: TestApp, username: string) {
  const body = { username, email: `${username}@example.org`, password: PASSWORD, discordUsername: 'dis.cord' }
  const { id } = (await site.anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  await site.lettersAreSent()
  await site.anonymous.call('POST', '/login', { body: { username, password: PASSWORD } })
  const client = await site.signIn(id)
  await client.call('POST', '/feedback', { body: { message: `From ${username}` } })
  return { id, client }
}

test('somebody gets all that is kept about them as one JSON file, and nothing of others', async () => {
  const site = await createTestApp({ rateLimits: false })
  const { id, client } = await register(site, 'Ranger')
  await register(site, 'Stranger')
  await site
    .administrator()
    .then((admin) => admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['editor'] } }))
  await moveMoney(site.database, id, 100, { text: 'Top-up' })
  // Written down a moment after what happened.
  await site.runBackgroundWork(1_000)

  const { reply, copy } = await read(client)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data-2026-03-10.json"')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(copy).toMatchObject({
    site: 'FrontLand',
    madeAt: '2026-03-10T12:00:00.000Z',
    data: {
      account: [
        {
          id,
          username: 'Ranger',
          email: 'Ranger@example.org',
          discordUsername: 'dis.cord',
          createdAt: '2026-03-10T12:00:00.000Z',
          isRegistered: true,
        },
      ],
      roles: [{ name: 'editor' }],
      reviews: [{ message: 'From Ranger', isHidden: false }],
      transactions: [{ currency: 'RUB', amount: 100, description: 'Top-up' }],
      balances: [{ currency: 'RUB', balance: 100 }],
      securityEvents: [{ kind: 'signed_in' }],
      changesOfAccount: [{ action: 'update', after: { roles: ['editor'] } }],
      signInTries: [{ failures: 0, isKnownBrowser: true }],
    },
  })
  expect(copy.data.sessions?.map(({ remembered }) => remembered).sort()).toEqual([false, true])
  expect(reply.body).not.toMatch(/Stranger|admin/)
})

test('it tells no secret: nothing of the password, of keys of sessions and links, of codes', async () => {
  const site = await createTestApp({ rateLimits: false })
  const { client } = await register(site, 'Ranger')
  await client.call('POST', '/profile/second-factor')
  const { reply } = await read(client)
  const { query } = site.database
  const secrets = [
    ...(await query.selectFrom('users').select('password_hash as secret').execute()),
    ...(await query.selectFrom('sessions').select('token_hash as secret').execute()),
    ...(await query.selectFrom('verification_tokens').select('token_hash as secret').execute()),
    ...(await query.selectFrom('totp_secrets').select('sealed_secret as secret').execute()),
    ...(await query.selectFrom('sign_in_counters').select('counter as secret').execute()),
  ]
  expect(secrets.length).toBeGreaterThan(6)
  for (const { secret } of secrets) expect(reply.body).not.toContain(secret)
})

test('what somebody did as staff is told without what it did to others', async () => {
  const site = await createTestApp({ rateLimits: false })
  const { id } = await register(site, 'Ranger')
  const admin = await site.administrator()
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Renamed' } })
  const { reply, copy } = await read(admin)
  expect(copy.data.changesByAccount).toMatchObject([{ action: 'update', noun: 'user', nounId: id }])
  expect(reply.body).not.toMatch(/Ranger|Renamed/)
})

test('a long history comes whole, some rows at a time', async () => {
  const site = await createTestApp()
  const { id, client } = await register(site, 'Ranger')
  const amounts = Array.from({ length: 450 }, (_, index) => index + 1)
  await site.database.transaction(async () => {
    for (const amount of amounts) await moveMoney(site.database, id, amount)
  })
  const { copy } = await read(client)
  expect(copy.data.transactions?.map(({ amount }) => amount)).toEqual(amounts)
})

test('it takes a recent sign-in or the password once more, and stands in the trail', async () => {
  const site = await createTestApp({ rateLimits: false })
  const { client } = await register(site, 'Ranger')
  expect(errorCode(await site.anonymous.call('GET', '/profile/export'))).toBe('not_signed_in')
  site.clock.advance(15 * 60_000)
  expect(errorCode(await client.call('GET', '/profile/export'))).toBe('confirmation_required')
  await client.call('POST', '/profile/confirm', { body: { password: PASSWORD } })
  expect((await read(client)).reply.statusCode).toBe(200)
  const trail = await (await site.administrator()).call('GET', '/admin/security-events?kind=data_exported')
  expect(trail.json()).toMatchObject({ total: 1, data: [{ user: { username: 'Ranger' } }] })
})
