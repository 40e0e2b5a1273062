import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/lib/random-token.ts'

const CODES = 10
/** Without those that are read as one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LETTERS = 16

/** New codes as they are written down: `abcd-efgh-jkmn-pqrs`, 80 random bits each. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    [...randomBytes(LETTERS)]
      .map((byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** What is stored of a code, however it was typed. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replace(/[^a-z\d]/g, ''))
