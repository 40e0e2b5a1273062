import type { ReactNode } from 'react'
import { appTexts } from '#web/app/app.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useRefusal } from './use-refusal.ts'

/** Sends everyone to the login page who is signed out, unless they are just leaving. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const texts = useTexts(appTexts)
  const { isLoading, user, isLeaving } = useSession()
  useRefusal(!isLoading && !user && !isLeaving, paths.login, {
    title: texts.authenticationRequired,
    description: texts.authenticationRequiredDetail,
    variant: 'destructive',
  })
  return user ? children : <Spinner label={texts.loading} className="min-h-[50vh]" />
}
