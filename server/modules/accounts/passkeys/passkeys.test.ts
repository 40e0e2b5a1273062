import { expect, test } from 'vitest'
import { PASSKEY_CHALLENGE_MS, PASSKEYS_MAX } from '#shared/constants/security/passkeys.ts'
import type { Passkey } from '#shared/contract/accounts/passkeys/passkeys.ts'
import {
  createTestApp,
  errorCode,
  TEST_CONFIG,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'
import { createAuthenticator } from '#tests/passkeys/authenticator.ts'

type Authenticator = ReturnType<typeof createAuthenticator>
type Options = { challenge: string }
const credentials = { username: 'admin', password: ADMIN_PASSWORD }

const begin = async (client: TestClient) =>
  (await client.call('POST', '/profile/passkeys/options')).json<Options>()
const ask = async ({ anonymous }: TestApp) =>
  (await anonymous.call('POST', '/login/passkey/options')).json<Options>()
const send = (client: TestClient, passkey: object, name = 'Phone') =>
  client.call('POST', '/profile/passkeys', { body: { name, passkey } })
const enter = ({ anonymous }: TestApp, passkey: object) =>
  anonymous.call('POST', '/login/passkey', { body: { passkey } })
const list = async (client: TestClient) => (await client.call('GET', '/profile/passkeys')).json<Passkey[]>()

async function siteWithPasskey() {
  const site = await createTestApp()
  const admin = await site.administrator()
  const device = createAuthenticator()
  const added = await send(admin, device.make(await begin(admin)))
  const { recoveryCodes, passkey } = added.json<{ recoveryCodes: string[]; passkey: Passkey }>()
  return { site, admin, device, recoveryCodes, passkey }
}

test('a passkey signs in by itself, and the password alone does no longer', async () => {
  const { site, admin, device, recoveryCodes, passkey } = await siteWithPasskey()
  expect(passkey).toEqual({
    id: expect.any(Number),
    name: 'Phone',
    createdAt: site.clock.now.toISOString(),
    lastUsedAt: null,
    isSynced: false,
  })
  expect(recoveryCodes).toHaveLength(10)
  await site.lettersAreSent()
  expect(site.letters.at(-1)?.letter.text).toContain('ключ доступа (всего: 1)')
  expect((await admin.call('GET', '/profile/second-factor')).json()).toMatchObject({
    since: expect.any(String),
    hasApp: false,
    recoveryCodes: 10,
  })

  const options = await ask(site)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options).not.toHaveProperty('allowCredentials')
  const reply = await enter(site, device.prove(options))
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { user: { username: 'admin' } }])
  expect(reply.cookies.map(({ name }) => name)).toContain('session')
  expect((await list(admin))[0]?.lastUsedAt).toBe(site.clock.now.toISOString())

  const logIn = (proof: object = {}) =>
    site.anonymous.call('POST', '/login', { body: { ...credentials, ...proof } })
  expect(errorCode(await logIn())).toBe('second_factor_required')
  expect((await logIn({ passkey: device.prove(await ask(site)) })).statusCode).toBe(200)
  expect((await logIn({ code: recoveryCodes[0] })).statusCode).toBe(200)
  expect(errorCode(await logIn({ code: recoveryCodes[0] }))).toBe('wrong_code')
})

test('a passkey of another account proves nothing beside a password', async () => {
  const { site } = await siteWithPasskey()
  const ranger = await site.player('Ranger')
  const theirs = createAuthenticator()
  await send(ranger, theirs.make(await begin(ranger)))
  const body = { ...credentials, passkey: theirs.prove(await ask(site)) }
  const refused = await site.anonymous.call('POST', '/login', { body })
  expect([refused.statusCode, errorCode(refused), refused.cookies]).toEqual([401, 'wrong_passkey', []])
})

test.each<[string, (device: Authenticator, site: TestApp) => Promise<object>]>([
  [
    'of a page elsewhere',
    async (device, site) => device.prove(await ask(site), { origin: 'https://evil.example' }),
  ],
  ['for another site', async (device, site) => device.prove(await ask(site), { rpId: 'evil.example' })],
  ['without its owner', async (device, site) => device.prove(await ask(site), { isVerified: false })],
  ['that counts backwards', async (device, site) => device.prove(await ask(site), { counter: 1 })],
  [
    'of a challenge of nobody',
    async (device) => device.prove({ challenge: Buffer.from('any').toString('base64url') }),
  ],
  [
    'of a challenge for making one',
    async (device, site) => device.prove(await begin(await site.administrator())),
  ],
  [
    'too late',
    async (device, site) => {
      const options = await ask(site)
      site.clock.advance(PASSKEY_CHALLENGE_MS)
      return device.prove(options)
    },
  ],
  [
    'with another key',
    async ({ id }, site) => ({ ...createAuthenticator().prove(await ask(site)), id, rawId: id }),
  ],
  ['that nobody has', async (_, site) => createAuthenticator().prove(await ask(site))],
])('an answer %s is refused', async (_, answer) => {
  const { site, device } = await siteWithPasskey()
  const refused = await enter(site, await answer(device, site))
  expect([refused.statusCode, errorCode(refused), refused.cookies]).toEqual([401, 'wrong_passkey', []])
})

test('an answer is good once, also when two come at the same moment', async () => {
  const { site, device } = await siteWithPasskey()
  const answer = device.prove(await ask(site))
  const replies = await Promise.all([enter(site, answer), enter(site, answer)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  expect(errorCode(await enter(site, answer))).toBe('wrong_passkey')
})

test('challenges that were answered are forgotten once they are over', async () => {
  const { site, device } = await siteWithPasskey()
  await enter(site, device.prove(await ask(site)))
  const kept = () => site.database.query.selectFrom('answered_challenges').selectAll().execute()
  expect(await kept()).toHaveLength(2)
  site.clock.advance(PASSKEY_CHALLENGE_MS + 1)
  await site.runBackgroundWork(60 * 60_000)
  expect(await kept()).toEqual([])
})

test('one is made for the account that asked for it, by whoever has just signed in, and once', async () => {
  const { site, admin, device } = await siteWithPasskey()
  const ranger = await site.player('Ranger')
  expect(errorCode(await send(ranger, createAuthenticator().make(await begin(admin))))).toBe('wrong_passkey')
  expect(errorCode(await send(ranger, device.make(await begin(ranger))))).toBe('conflict')
  const other = createAuthenticator()
  expect(errorCode(await send(ranger, other.make(await begin(ranger), { isVerified: false })))).toBe(
    'wrong_passkey',
  )
  const made = other.make(await begin(ranger))
  const replies = await Promise.all([send(ranger, made), send(ranger, made)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401])
  expect(await list(ranger)).toHaveLength(1)
  site.clock.advance(16 * 60_000)
  for (const [method, path] of [
    ['POST', '/profile/passkeys/options'],
    ['DELETE', '/profile/passkeys/1'],
  ] as const)
    expect(errorCode(await ranger.call(method, path))).toBe('confirmation_required')
})

test('a passkey confirms who one is; that of somebody else does not', async () => {
  const { site, admin, device } = await siteWithPasskey()
  const ranger = await site.player('Ranger')
  site.clock.advance(16 * 60_000)
  const confirm = async (client: TestClient) =>
    client.call('POST', '/profile/confirm', { body: { passkey: device.prove(await ask(site)) } })
  expect(errorCode(await confirm(ranger))).toBe('wrong_passkey')
  expect((await confirm(admin)).statusCode).toBe(204)
  expect((await admin.call('POST', '/profile/passkeys/options')).statusCode).toBe(200)
  expect(errorCode(await ranger.call('POST', '/profile/passkeys/options'))).toBe('confirmation_required')
})

test('with the last one gone the password is enough again; an app keeps asking', async () => {
  const { site, admin, passkey } = await siteWithPasskey()
  const second = createAuthenticator()
  const more = await send(admin, second.make(await begin(admin)), 'Laptop')
  expect(more.json()).toMatchObject({ recoveryCodes: null })
  expect(
    (await admin.call('PUT', `/profile/passkeys/${passkey.id}`, { body: { name: '' } })).statusCode,
  ).toBe(400)
  const renamed = await admin.call('PUT', `/profile/passkeys/${passkey.id}`, { body: { name: 'Old phone' } })
  expect(renamed.json()).toMatchObject({ name: 'Old phone' })
  const ranger = await site.player('Ranger')
  for (const method of ['PUT', 'DELETE'] as const) {
    const refused = await ranger.call(method, `/profile/passkeys/${passkey.id}`, { body: { name: 'Mine' } })
    expect(refused.statusCode).toBe(404)
  }
  for (const { id } of await list(admin)) {
    const before = (await admin.call('GET', '/profile/second-factor')).json<{ since: string | null }>()
    expect(before.since).not.toBeNull()
    expect((await admin.call('DELETE', `/profile/passkeys/${id}`)).statusCode).toBe(204)
  }
  expect((await site.anonymous.call('POST', '/login', { body: credentials })).statusCode).toBe(200)
  expect(errorCode(await enter(site, second.prove(await ask(site))))).toBe('wrong_passkey')
  await site.lettersAreSent()
  expect(site.letters.at(-1)?.letter.subject).toContain('Для входа снова достаточно пароля')
})

test('the last one stays while a role requires more than a password', async () => {
  const { site, admin, passkey } = await siteWithPasskey()
  await site.database.query.updateTable('roles').set({ requires_second_factor: 1 }).execute()
  expect(errorCode(await admin.call('DELETE', `/profile/passkeys/${passkey.id}`))).toBe('second_factor_kept')
  expect(await list(admin)).toHaveLength(1)
})

test('a banned account and one that is being deleted are told so', async () => {
  const { site } = await siteWithPasskey()
  const id = await site.createUser('Ranger')
  const ranger = await site.signIn(id)
  const device = createAuthenticator()
  await send(ranger, device.make(await begin(ranger)))
  const change = (columns: object) =>
    site.database.query.updateTable('users').set(columns).where('id', '=', id).execute()
  await change({ banned_at: site.clock.now.getTime(), ban_reason: 'griefing' })
  expect(errorCode(await enter(site, device.prove(await ask(site))))).toBe('banned')
  await change({ banned_at: null, deletion_asked_at: 1 })
  expect(errorCode(await enter(site, device.prove(await ask(site))))).toBe('being_deleted')
})

test('no account has more than twenty', async () => {
  const { site, admin } = await siteWithPasskey()
  const { id: _, ...row } = await site.database.query
    .selectFrom('passkeys')
    .selectAll()
    .executeTakeFirstOrThrow()
  const made = createAuthenticator().make(await begin(admin))
  const more = Array.from({ length: PASSKEYS_MAX - 1 }, (_, index) => ({
    ...row,
    credential_id: `key-${index}`,
  }))
  await site.database.query.insertInto('passkeys').values(more).execute()
  expect(errorCode(await send(admin, made))).toBe('too_many_keys')
  expect(errorCode(await admin.call('POST', '/profile/passkeys/options'))).toBe('too_many_keys')
})

test('whoever adds or removes several at once has what one after another comes to', async () => {
  const { site } = await siteWithPasskey()
  const ranger = await site.player('Ranger')
  const devices = Array.from({ length: 6 }, () => createAuthenticator())
  const options = await Promise.all(devices.map(() => begin(ranger)))
  const added = await Promise.all(
    devices.map((device, index) => send(ranger, device.make(options[index] as Options))),
  )
  const codes = added.filter((reply) => reply.json<{ recoveryCodes: unknown }>().recoveryCodes !== null)
  expect([added.map(({ statusCode }) => statusCode), codes.length]).toEqual([Array(6).fill(201), 1])
  const removals = (await list(ranger)).map(({ id }) => ranger.call('DELETE', `/profile/passkeys/${id}`))
  expect((await Promise.all(removals)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204))
  const left = (await ranger.call('GET', '/profile/second-factor')).json()
  expect(left).toEqual({ since: null, hasApp: false, recoveryCodes: 0, isRequired: false })
})

test('what counts on from a proof is kept, whichever of two comes last', async () => {
  const { site, device } = await siteWithPasskey()
  const [early, late] = [await ask(site), await ask(site)]
  const proofs = [device.prove(late, { counter: 51 }), device.prove(early, { counter: 50 })]
  const { reached, release } = site.holdNextTransaction()
  const overtaken = enter(site, proofs[1] as object)
  await reached
  expect((await enter(site, proofs[0] as object)).statusCode).toBe(200)
  release()
  expect(errorCode(await overtaken)).toBe('wrong_passkey')
  const { counter } = await site.database.query.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow()
  expect(counter).toBe(51)
})

test('where browsers keep none the site says so', async () => {
  for (const url of ['http://frontland.example', 'https://203.0.113.7', 'http://[::1]:3000']) {
    const site = await createTestApp({ config: { ...TEST_CONFIG, site: { url } } })
    expect(errorCode(await site.anonymous.call('POST', '/login/passkey/options'))).toBe('passkeys_off')
  }
})

test.each([
  { id: 'a b' },
  { id: 'x'.repeat(1401) },
  { response: { clientDataJSON: 'x'.repeat(20_001), authenticatorData: 'x', signature: 'x' } },
  { response: null },
  { type: 'password' },
])('what is no passkey is refused before anything is asked (%#)', async (change) => {
  const { site, device } = await siteWithPasskey()
  const refused = await enter(site, { ...device.prove(await ask(site)), ...change })
  expect([refused.statusCode, errorCode(refused)]).toEqual([400, 'validation_failed'])
})
