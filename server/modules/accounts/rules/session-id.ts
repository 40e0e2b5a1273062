import { hashToken } from '#server/lib/random-token.ts'

/** A name for a session that can be shown: what is stored of a token is shown to nobody. */
export const sessionIdOf = (tokenHash: string): string => hashToken(tokenHash)
