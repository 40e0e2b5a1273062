export const USERNAME_MIN = 3
export const USERNAME_MAX = 32
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254

/** How often a signed-in page asks whether the session still stands (specification, section 9). */
export const PROFILE_POLL_MS = 10_000

/** A session that was not asked to be remembered ends after this long without a request. */
export const SESSION_IDLE_MS = 24 * 60 * 60 * 1000
/** However much it is used, it ends this long after sign-in. */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
/** An account is signed in at no more places; the one used longest ago gives way. */
export const SESSIONS_MAX = 20
/** A remembered session lives this long from sign-in. */
export const SESSION_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000

/** For so long after signing in, or proving the password again, dangerous calls are answered. */
export const CONFIRMATION_LIFETIME_MS = 15 * 60 * 1000

export const VERIFICATION_TOKEN_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000

/** Whoever staff have made an account for chooses a password so long. */
export const INVITATION_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000
export const PASSWORD_RESET_LIFETIME_MS = 60 * 60 * 1000
/** One account gets no more letters about its password than this, whoever asks for them. */
export const PASSWORD_RESET_INTERVAL_MS = 5 * 60 * 1000

/** For so long a browser is known after it has signed in; each time again. */
export const BROWSER_COOKIE_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000

/** So many passwords in vain before the next one has to wait, longer each time. */
export const FAILURES_FREE = 20
export const FAILURE_DELAY_MAX_MS = 5 * 60 * 1000
/** Failures are forgotten after a day without another one. */
export const FAILURES_KEPT_MS = 24 * 60 * 60 * 1000

/** So long after staff ended a second factor its owner may keep it. */
export const FACTOR_ENDING_DELAY_MS = 24 * 60 * 60 * 1000
/** A deleted account is erased after this long, unless the link of its letter brings it back. */
export const DELETION_UNDO_MS = 7 * 24 * 60 * 60 * 1000

/** For so long the letter to a former address takes its change back. */
export const EMAIL_UNDO_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
