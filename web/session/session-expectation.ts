/**
 * Whether this browser was signed in when it last asked. The first HTML is always a visitor's; with this mark the
 * script in the page's head hides what would be wrong for a player (`data-awaits-session`) until the answer is here.
 */
const KEY = 'signed-in'

/** Keeps the answer for the next page load and shows what was hidden. */
export function settleSessionExpectation(isSignedIn: boolean): void {
  delete document.documentElement.dataset.session
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {}
}
