import { expect, test } from 'vitest'
import { CLEANUP_MS } from '#server/http/wing.ts'
import { hashToken } from '#server/lib/random-token.ts'
import { createTestApp, TEST_CONFIG, type TestApp } from '#tests/harness/test-app.ts'
import { openTestDatabase, TEST_START } from '#tests/harness/test-database.ts'
import { createSignInBrake } from './sign-in-brake.service.ts'
import { createSignInBrakeStore } from './sign-in-brake.store.ts'

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * SECOND_MS
const ADMIN = { userId: 1, login: 'admin', browser: undefined }
type Target = Parameters<ReturnType<typeof createSignInBrake>['try']>[0]

/** The brake by itself, whose passwords are checked for free. */
async function createBrake() {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const counters = createSignInBrakeStore(database)
  const brake = createSignInBrake({ counters, database, now: () => new Date(clock.time) })
  /** How a try ended: accepted, wrong, or for how many seconds nothing is tried. */
  const attempt = (isRight: boolean, target: Target = ADMIN): Promise<true | undefined | number> =>
    brake
      .try(target, async () => (isRight ? true : undefined))
      .catch((error: { retryAfter: number }) => error.retryAfter)
  const fail = async (times: number, target?: Target) => {
    const ends = []
    for (let time = 0; time < times; time++) ends.push(await attempt(false, target))
    return ends
  }
  return { brake, clock, attempt, fail }
}
const wrong = (count: number) => Array<undefined>(count).fill(undefined)

test('the wait begins with the 20th failure and grows with each further one up to five minutes, and success ends it', async () => {
  const { clock, attempt, fail } = await createBrake()
  expect(await fail(20)).toEqual(wrong(20))
  const waits: unknown[] = []
  for (let failure = 0; failure < 11; failure++) {
    const wait = await attempt(true)
    waits.push(wait)
    clock.time += Number(wait) * SECOND_MS
    await attempt(false)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  clock.time += 300 * SECOND_MS
  expect(await attempt(true)).toBe(true)
  expect(await fail(20)).toEqual(wrong(20))
})

test('many at once are counted as one after another are', async () => {
  const { attempt } = await createBrake()
  const ends = await Promise.all(Array.from({ length: 30 }, () => attempt(false)))
  expect(ends.filter((end) => end === undefined)).toHaveLength(20)
})

test('a browser that has signed in there has a count of its own, and is a stranger to another account', async () => {
  const { brake, attempt, fail } = await createBrake()
  const browser = await brake.know(1, undefined)
  await fail(21)
  expect(await attempt(true, { ...ADMIN, browser })).toBe(true)
  expect(await fail(21, { ...ADMIN, browser })).toEqual([...wrong(20), 1])
  await fail(20, { userId: undefined, login: 'nobody', browser: undefined })
  expect(await attempt(true, { userId: undefined, login: 'nobody', browser })).toBe(1)
})

test('a name that is nobody’s is slowed in the same way, in whatever letters', async () => {
  const { fail } = await createBrake()
  const nobody = { userId: undefined, browser: undefined }
  expect(await fail(20, { ...nobody, login: 'nobody@example.org' })).toEqual(wrong(20))
  expect(await fail(1, { ...nobody, login: 'Nobody@Example.org' })).toEqual([1])
  expect(await fail(1, { ...nobody, login: 'somebody@example.org' })).toEqual([undefined])
})

test('a check that could not be made counts for nothing', async () => {
  const { brake, fail } = await createBrake()
  for (let time = 0; time < 25; time++)
    await expect(brake.try(ADMIN, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  expect(await fail(20)).toEqual(wrong(20))
})

test('failures are forgotten after a day, a browser after 180', async () => {
  const { brake, clock, attempt, fail } = await createBrake()
  const browser = await brake.know(1, undefined)
  await fail(20)
  clock.time += 24 * HOUR_MS + 1
  await brake.removeUnused()
  expect(await fail(20)).toEqual(wrong(20))
  expect(await attempt(true, { ...ADMIN, browser })).toBe(true)
  clock.time += 180 * 24 * HOUR_MS + 1
  await fail(20)
  await brake.removeUnused()
  expect(await attempt(true, { ...ADMIN, browser })).toBe(2)
})

test('of one account the 20 browsers that were used last are known', async () => {
  const { brake, clock, attempt, fail } = await createBrake()
  const browsers: string[] = []
  for (let count = 0; count < 21; count++) {
    clock.time += SECOND_MS
    browsers.push(await brake.know(1, undefined))
  }
  await fail(20)
  expect(await attempt(true, { ...ADMIN, browser: browsers[0] })).toBe(1)
  expect(await attempt(true, { ...ADMIN, browser: browsers[1] })).toBe(true)
})

const PASSWORD = 'long enough'
const EMAIL = 'ranger@example.org'

/** A site where somebody has registered, whose password strangers have tried 18 times in vain. */
async function createSite() {
  const site = await createTestApp({ config: { ...TEST_CONFIG, trustProxy: true } })
  const body = { username: 'Ranger', email: EMAIL, password: PASSWORD }
  const { id } = (await site.anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  const time = site.clock.now.getTime()
  const row = { user_id: id, is_known_browser: 0, failures: 18, refused_until: 0, used_at: time }
  await site.database.query
    .insertInto('sign_in_counters')
    .values({ counter: `account ${id}`, ...row })
    .execute()
  return site
}

let networks = 0
/** From another network each time. */
function logIn(
  { anonymous }: Pick<TestApp, 'anonymous'>,
  { username = 'Ranger', password = PASSWORD, browser = '', path = '/login' } = {},
) {
  networks += 1
  return anonymous.call('POST', path, {
    body: { username, password },
    headers: { 'x-forwarded-for': `198.51.100.${networks}`, cookie: `browser=${browser}` },
  })
}
const browserOf = ({ cookies }: Awaited<ReturnType<typeof logIn>>) =>
  cookies.find(({ name }) => name === 'browser')?.value ?? ''

test('passwords for one account are counted whatever network and name they come by, those of an appeal too', async () => {
  const site = await createSite()
  expect((await logIn(site, { username: EMAIL, password: 'wrong' })).statusCode).toBe(401)
  expect((await logIn(site, { path: '/ban-appeal/state', password: 'wrong' })).statusCode).toBe(401)
  for (const options of [{}, { username: EMAIL }, { path: '/ban-appeal/state' }]) {
    const reply = await logIn(site, options)
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '1'])
  }
  site.clock.advance(SECOND_MS)
  expect((await logIn(site)).statusCode).toBe(200)
})

test('the owner signs in where they have been before, while strangers are slowed', async () => {
  const site = await createSite()
  const first = await logIn(site)
  expect(first.cookies.find(({ name }) => name === 'browser')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api',
    maxAge: 180 * 24 * 60 * 60,
  })
  const refused = site.clock.now.getTime() + HOUR_MS
  await site.database.query
    .insertInto('sign_in_counters')
    .values({
      counter: `account ${first.json<{ user: { id: number } }>().user.id}`,
      user_id: null,
      is_known_browser: 0,
      failures: 99,
      refused_until: refused,
      used_at: refused,
    })
    .execute()
  expect((await logIn(site)).statusCode).toBe(429)
  expect((await logIn(site, { browser: browserOf(first) })).statusCode).toBe(200)
  const kept = await site.database.query.selectFrom('sign_in_counters').select('counter').execute()
  expect(JSON.stringify(kept)).toContain(hashToken(browserOf(first)))
  expect(JSON.stringify(kept)).not.toContain(browserOf(first))
})

test('whoever sets a new password by mail signs in at once, while strangers go on guessing', async () => {
  const site = await createSite()
  await logIn(site, { password: 'wrong' })
  await logIn(site, { password: 'wrong' })
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Ranger' } })
  await site.lettersAreSent()
  const token = /token=([\w-]+)/.exec(site.letters.at(-1)?.letter.text ?? '')?.[1]
  const body = { token, newPassword: 'quite another one' }
  const reset = await site.anonymous.call('PUT', '/password-reset', { body })
  expect(reset.statusCode).toBe(204)
  const password = body.newPassword
  expect((await logIn(site, { password })).statusCode).toBe(429)
  expect((await logIn(site, { password, browser: browserOf(reset) })).statusCode).toBe(200)
  site.clock.advance(24 * HOUR_MS + SECOND_MS)
  await site.runBackgroundWork(CLEANUP_MS)
  expect((await logIn(site, { password })).statusCode).toBe(200)
})
