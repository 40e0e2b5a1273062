import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { useRefusal } from './use-refusal.ts'

/** Sends players who are signed in to where they wanted to go, or to their profile. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const place = useLocation()
  const { user } = useSession()
  useRefusal(user !== null, ({ refusePlayer }) => refusePlayer(place), addresses.profile)
  return user ? <Spinner className="min-h-[50vh]" /> : children
}
