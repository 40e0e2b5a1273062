const MINUTE_MS = 60_000

/**
 * At most `max` calls in `windowMs` by one caller: one network address, one address trying one account name,
 * or one signed-in account.
 */
export type RateLimitRule = {
  max: number
  windowMs: number
  by: 'address' | 'address-and-username' | 'account'
}

/** The limits an endpoint can name; every rule of it counts. */
export const RATE_LIMITS = {
  signIn: [
    { max: 10, windowMs: 5 * MINUTE_MS, by: 'address-and-username' },
    { max: 100, windowMs: 5 * MINUTE_MS, by: 'address' },
  ],
  register: [{ max: 20, windowMs: 10 * MINUTE_MS, by: 'address' }],
  verify: [{ max: 20, windowMs: 10 * MINUTE_MS, by: 'address' }],
  changePassword: [{ max: 10, windowMs: 10 * MINUTE_MS, by: 'account' }],
  forgotPassword: [
    { max: 5, windowMs: 10 * MINUTE_MS, by: 'address-and-username' },
    { max: 20, windowMs: 10 * MINUTE_MS, by: 'address' },
  ],
  sendMail: [{ max: 3, windowMs: 10 * MINUTE_MS, by: 'account' }],
  feedback: [{ max: 5, windowMs: 10 * MINUTE_MS, by: 'account' }],
} as const satisfies Record<string, readonly RateLimitRule[]>
export type RateLimitName = keyof typeof RATE_LIMITS
