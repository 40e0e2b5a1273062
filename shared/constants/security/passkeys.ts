/** Of one account. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
/** So long a browser has to make or prove one. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000
