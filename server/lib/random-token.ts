import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url: nobody guesses one. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A fast hash is enough: a token has nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
