/** Name of the cookie that holds the key of a session; no script can read it. */
export const SESSION_COOKIE = 'session'

/** Name of the cookie by which a browser that has signed in to an account is told from strangers; no script can read it. */
export const BROWSER_COOKIE = 'browser'

/**
 * Name of the cookie that tells a page's own script that there is a session, whose cookie it cannot see. It carries no
 * secret and grants nothing; without it a page does not ask who is signed in.
 */
export const SIGNED_IN_COOKIE = 'signed-in'
