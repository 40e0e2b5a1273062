/**
 * Whether this browser holds a session, as the server's mark tells. The first HTML is always a visitor's; with the
 * mark the script in the page's head hides what would be wrong for a player until the answer is here.
 */
import { SIGNED_IN_COOKIE } from '#shared/constants/session.ts'

/** False means that nobody is signed in; true that asking is worth it. */
export function isSessionExpected(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)
}

/** Takes the mark away: its session has ended. */
export function forgetSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; expires=${new Date(0).toUTCString()}`
}

/** Shows what was hidden until it was known who is signed in. */
export function settleSessionExpectation(): void {
  delete document.documentElement.dataset.session
}
