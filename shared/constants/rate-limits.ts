const MINUTE_MS = 60_000

/**
 * How many calls one caller may make to an endpoint in a window. `by` says who counts as one caller:
 * the network address, the address together with the account name it tries, or the signed-in account.
 */
export const RATE_LIMITS = {
  signIn: { max: 10, windowMs: 5 * MINUTE_MS, by: 'address-and-username' },
  register: { max: 10, windowMs: 10 * MINUTE_MS, by: 'address' },
  verify: { max: 20, windowMs: 10 * MINUTE_MS, by: 'address' },
  changePassword: { max: 10, windowMs: 10 * MINUTE_MS, by: 'account' },
  sendMail: { max: 3, windowMs: 10 * MINUTE_MS, by: 'account' },
  feedback: { max: 5, windowMs: 10 * MINUTE_MS, by: 'account' },
} as const satisfies Record<
  string,
  { max: number; windowMs: number; by: 'address' | 'address-and-username' | 'account' }
>
export type RateLimitName = keyof typeof RATE_LIMITS
