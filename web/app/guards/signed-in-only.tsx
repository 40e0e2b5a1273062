import { type ReactNode, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { appTexts } from '#web/app/app.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { useRefusal } from './use-refusal.ts'

/** Sends everyone to the login page who is signed out, unless they log out right here: they are on their way home. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const texts = useTexts(appTexts)
  const { isLoading, user, isLeaving } = useSession()
  const [wasOpen, setWasOpen] = useState(false)
  if (user && !wasOpen) setWasOpen(true)
  useRefusal(!isLoading && !user && !(isLeaving && wasOpen), addresses.login, {
    title: texts.authenticationRequired,
    description: texts.authenticationRequiredDetail,
    variant: 'destructive',
  })
  return user ? children : <Spinner className="min-h-[50vh]" />
}
