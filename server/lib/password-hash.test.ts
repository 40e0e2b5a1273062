import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

// How often the library is asked, rather than how long that takes on this machine.
vi.mock('@node-rs/argon2', { spy: true })

test('a password is recognized by its hash, and no other is', async () => {
  const hash = await hashPassword('long enough')
  expect(await verifyPassword(hash, 'long enough')).toBe(true)
  expect(await verifyPassword(hash, 'long enough ')).toBe(false)
  expect(await verifyPassword(hash, '')).toBe(false)
})

test('it is argon2id with 19 MiB, two passes and one lane, salted', async () => {
  const hashes = await Promise.all([hashPassword('long enough'), hashPassword('long enough')])
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hashes[0]).not.toBe(hashes[1])
})

test('a password typed with other code points of the same letters is the same (NFKC)', async () => {
  const hash = await hashPassword('Йети-пароль')
  expect(await verifyPassword(hash, 'И\u0306ети-пароль')).toBe(true)
})

test('without a hash nothing matches, and it costs as much: one comparison with a hash of the same price', async () => {
  const hash = await hashPassword('long enough')
  vi.mocked(verify).mockClear()
  expect(await verifyPassword(hash, 'another one')).toBe(false)
  expect(await verifyPassword(undefined, 'no account has this password')).toBe(false)
  const prices = vi.mocked(verify).mock.calls.map(([known]) => String(known).split('$').slice(0, 4))
  expect(prices).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'], prices[0]])
})

test('two are hashed at a time, and past a queue of 64 the next one is told when to come again', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => hashPassword('long enough')))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(4)
  for (const error of refused) expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 3 })
  expect(await hashPassword('long enough')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
