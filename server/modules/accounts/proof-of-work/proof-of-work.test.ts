import { solveChallenge } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import type { WorkToDo } from '#shared/contract/accounts/auth.ts'
import { createTestApp, TEST_CONFIG } from '#tests/harness/test-app.ts'

const MINUTE_MS = 60_000

async function openSite(proofOfWorkAfter = 3) {
  const site = await createTestApp({ config: { ...TEST_CONFIG, trustProxy: true, proofOfWorkAfter } })
  let made = 0
  const register = (altcha?: unknown, { network = '203.0.113.7', username = '' } = {}) => {
    made += 1
    const name = username || `Ranger${made}`
    const body = { username: name, email: `${name}@example.org`, password: 'long enough', altcha }
    return site.anonymous.call('POST', '/register', { body, headers: { 'x-forwarded-for': network } })
  }
  const ask = async () => (await site.anonymous.call('GET', '/proof-of-work')).json<WorkToDo>()
  return { ...site, register, ask }
}

async function solve(work: WorkToDo): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = work
  const { number } = (await solveChallenge(challenge, salt, algorithm, maxnumber).promise) ?? {}
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

test('a network makes three accounts in an hour, and works for each further one', async () => {
  const { register, ask } = await openSite()
  for (let nth = 1; nth <= 3; nth += 1) expect((await register()).statusCode).toBe(201)
  const refused = await register()
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'proof_of_work_required', message: expect.any(String) })
  expect((await register(await solve(await ask()))).statusCode).toBe(201)
  expect((await register()).statusCode).toBe(403)
  expect((await register(undefined, { network: '198.51.100.20' })).statusCode).toBe(201)
})

test('the addresses of one network of IPv6 are one', async () => {
  const { register } = await openSite(1)
  expect((await register(undefined, { network: '2001:db8:1:2::1' })).statusCode).toBe(201)
  expect((await register(undefined, { network: '2001:db8:1:2:ffff::9' })).statusCode).toBe(403)
})

test('a proof serves once, also for two that come at once', async () => {
  const { register, ask, database } = await openSite(0)
  const proof = await solve(await ask())
  const replies = await Promise.all([register(proof), register(proof), register(proof)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403])
  const { count } = database.query.fn
  const { accounts } = await database.query
    .selectFrom('users')
    .select(count<number>('id').as('accounts'))
    .where('username', 'like', 'Ranger%')
    .executeTakeFirstOrThrow()
  expect(Number(accounts)).toBe(1)
})

test('an account that was refused for another reason has not spent its proof', async () => {
  const { register, ask } = await openSite(0)
  expect((await register(await solve(await ask()), { username: 'Taken' })).statusCode).toBe(201)
  const proof = await solve(await ask())
  expect((await register(proof, { username: 'Taken' })).json()).toMatchObject({ code: 'username_taken' })
  expect((await register(proof)).statusCode).toBe(201)
})

test('what is old, forged, for another salt, or no proof at all is refused, and nothing falls over it', async () => {
  const { register, ask, clock } = await openSite(0)
  const work = await ask()
  const good = JSON.parse(atob(await solve(work)))
  const forged = (change: object) => btoa(JSON.stringify({ ...good, ...change }))
  const later = work.salt.replace(/expires=\d+/, 'expires=9999999999')
  for (const proof of [
    forged({ number: good.number + 1 }),
    forged({ salt: later }),
    forged({ signature: '0'.repeat(64) }),
    forged({ algorithm: 'MD5' }),
    forged({ salt: { toString: 1 } }),
    btoa('null'),
    btoa('[]'),
    'not base64 ❤',
    '',
  ])
    expect([proof, (await register(proof)).statusCode]).toEqual([proof, 403])
  for (const proof of [7, {}, 'x'.repeat(2_000)]) expect((await register(proof)).statusCode).toBe(400)
  clock.advance(11 * MINUTE_MS)
  expect((await register(forged({}))).statusCode).toBe(403)
})

test('what was spent is forgotten when it would not serve any more', async () => {
  const { register, ask, clock, runBackgroundWork, database } = await openSite(0)
  expect((await register(await solve(await ask()))).statusCode).toBe(201)
  const kept = () => database.query.selectFrom('spent_proofs').selectAll().execute()
  await runBackgroundWork(60 * MINUTE_MS)
  expect(await kept()).toHaveLength(1)
  clock.advance(11 * MINUTE_MS)
  await runBackgroundWork(60 * MINUTE_MS)
  expect(await kept()).toEqual([])
})
