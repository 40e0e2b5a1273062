import { type ReactNode, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { useRefusal } from './use-refusal.ts'

/** Sends everyone to the login page who is signed out, unless they log out right here: they are on their way home. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const place = useLocation()
  const { language } = useLanguage()
  const { isLoading, user, isLeaving } = useSession()
  const [wasOpen, setWasOpen] = useState(false)
  if (user && !wasOpen) setWasOpen(true)
  useRefusal(
    !isLoading && !user && !(isLeaving && wasOpen),
    ({ refuseVisitor }) => refuseVisitor(place, { wasOpen, language }),
    addresses.login,
  )
  // What a page brings comes later than the page: below the first screen nobody sees the footer move.
  return (
    <div className="min-h-[calc(100svh-var(--bars))]">
      {user ? children : <Spinner className="min-h-[inherit]" />}
    </div>
  )
}
