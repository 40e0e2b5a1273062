/** Where the address of a gate leads on to, once it is known that this is no other site. */
import { GATES } from './gate-address.ts'
import { useLocation } from './router.tsx'

const LONGEST = 1_000
/** The address is only resolved against it: that of the site is never needed. */
const ANY_ORIGIN = 'http://own'

/** An address of this site as it was given, or null for anything that leads elsewhere or back to the gate. */
export function ownAddressIn(text: string | null): string | null {
  if (!text || text.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || GATES.includes(pathname)) return null
  return pathname + search + hash
}

/** The `next` of a query, if it is an address of this site. */
export const nextIn = (search: string): string | null => ownAddressIn(new URLSearchParams(search).get('next'))

/** What the address of the gate that is open says: where to go on to, and why somebody was led here. */
export function useGateQuery(): { next: string | null; why: 'guarded' | 'expired' | null } {
  const { search } = useLocation()
  const why = new URLSearchParams(search).get('why')
  return { next: nextIn(search), why: why === 'guarded' || why === 'expired' ? why : null }
}
