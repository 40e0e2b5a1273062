import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

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

test('without a hash nothing matches, and it takes as long', async () => {
  const hash = await hashPassword('long enough')
  const shortest = async (check: () => Promise<boolean>) => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const start = performance.now()
      expect(await check()).toBe(false)
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  const wrong = await shortest(() => verifyPassword(hash, 'another one'))
  const unknown = await shortest(() => verifyPassword(undefined, 'no account has this password'))
  expect(unknown).toBeGreaterThan(wrong / 3)
  expect(unknown).toBeLessThan(wrong * 3)
})
