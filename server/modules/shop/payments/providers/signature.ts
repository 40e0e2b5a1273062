import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { RobokassaHash } from '#shared/constants/shop/payments.ts'

/** The parts joined by `separator`, hashed to lower-case hex. */
export const hashOf = (algorithm: RobokassaHash, parts: readonly string[], separator = ':'): string =>
  createHash(algorithm).update(parts.join(separator), 'utf8').digest('hex')

export const hmacOf = (
  algorithm: RobokassaHash,
  key: string,
  text: string,
  encoding: 'hex' | 'base64url',
): string => createHmac(algorithm, key).update(text, 'utf8').digest(encoding)

/** Whether a signature in hex, in either case, is the one expected; how long it takes tells nothing of it. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => Buffer.from(text.toLowerCase(), 'utf8'))
  return (
    one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
  )
}
