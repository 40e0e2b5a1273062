/** The ways to the gate: where to sign in, and where that leads on to, `next` in its address. */
import { addresses } from '#shared/addresses.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useLocation } from './router.tsx'

export type Gate = typeof addresses.login | typeof addresses.register | typeof addresses.forgot

export const GATES: readonly string[] = [
  addresses.login,
  addresses.register,
  addresses.forgot,
  addresses.reset,
  addresses.undoEmail,
  addresses.keepFactor,
  addresses.undoDeletion,
  addresses.verify,
]

/** The address of a gate that leads on to `next`; to the profile leads every gate by itself. `why` is said there. */
export function gateAddress(gate: Gate, next: string | null, why?: 'guarded' | 'expired'): string {
  const query = new URLSearchParams()
  if (next && next !== addresses.home && next !== addresses.profile) query.set('next', next)
  if (why) query.set('why', why)
  return query.size > 0 ? `${gate}?${query}` : gate
}

/** Makes links to the gates: they lead back to the page that is open, or to where the gate that is open leads. */
export function useGateAddress(): (gate: Gate) => string {
  const { pathname, search, hash } = useLocation()
  // The first HTML of a page is the same for every query.
  const isHydrated = useHydrated()
  const here = GATES.includes(pathname) ? new URLSearchParams(search).get('next') : pathname + search + hash
  return (gate) => gateAddress(gate, isHydrated ? here : null)
}
