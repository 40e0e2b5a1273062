/** What a browser has to sign. Nothing is kept of those that are asked for: each says itself, sealed, for what and until when it is good. */
import type { Secrets } from '#server/lib/secrets.ts'
import { PASSKEY_CHALLENGE_MS } from '#shared/constants/security/passkeys.ts'

/** For which account a passkey is made, or that any may be proved. */
export type ChallengePurpose = { adding: number } | 'proving'

export function createChallenges({ secrets, now }: { secrets: Secrets; now: () => Date }) {
  const placeOf = (purpose: ChallengePurpose) => ({
    table: 'passkeys',
    row: purpose === 'proving' ? 'any' : purpose.adding,
    field: 'challenge',
  })
  return {
    /** One with a word of our own in it, for whoever reads it. */
    make: (purpose: ChallengePurpose, word = ''): string =>
      secrets.seal(JSON.stringify([now().getTime() + PASSKEY_CHALLENGE_MS, word]), placeOf(purpose)),

    /** Until when one is good, in milliseconds, and its word; null where it was not made for this, or is over. */
    read(signed: string, purpose: ChallengePurpose): { expiresAt: number; word: string } | null {
      const text = secrets.open(Buffer.from(signed, 'base64url').toString(), placeOf(purpose))
      const [expiresAt, word] = JSON.parse(text ?? '[0, ""]') as [number, string]
      return expiresAt > now().getTime() ? { expiresAt, word } : null
    },
  }
}
