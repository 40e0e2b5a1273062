import { expect, test } from 'vitest'
import { createToken, hashToken } from './random-token.ts'

test('a token is 256 random bits that fit an address and a cookie', () => {
  const tokens = new Set(Array.from({ length: 1000 }, createToken))
  expect(tokens.size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('the hash of a token is SHA-256, base64url', () => {
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})
