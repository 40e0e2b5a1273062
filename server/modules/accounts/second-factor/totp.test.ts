import { expect, test } from 'vitest'
import { createTotpSecret, findTotpStep, stepAt, totpAddress, totpCode } from './totp.ts'

/** The secret of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes are those of RFC 6238', () => {
  const codes = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000].map(
    (second) => totpCode(SECRET, stepAt(second * 1_000)),
  )
  // The last six of the eight digits that the appendix lists.
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037', '353130'])
})

test('a code of the half minute before or after passes, one older, younger or used does not', () => {
  const time = 1_111_111_111_000
  const step = stepAt(time)
  const find = (offset: number, usedStep = 0) =>
    findTotpStep(SECRET, totpCode(SECRET, step + offset), { time, usedStep })
  expect([-2, -1, 0, 1, 2].map((offset) => find(offset))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect([find(0, step), find(-1, step), find(1, step)]).toEqual([undefined, undefined, step + 1])
  expect(findTotpStep(SECRET, '', { time, usedStep: 0 })).toBeUndefined()
})

test('secrets are 160 random bits, and an app is told whose they are', () => {
  const secret = createTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(createTotpSecret()).not.toBe(secret)
  expect(totpAddress('ABC', { site: 'Фронт & Co', username: 'Йети' })).toBe(
    `otpauth://totp/${encodeURIComponent('Фронт & Co')}:${encodeURIComponent('Йети')}?secret=ABC&issuer=${encodeURIComponent('Фронт & Co')}`,
  )
})
