import type { ReactNode } from 'react'
import { appTexts } from '#web/app/app.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useRefusal } from './use-refusal.ts'

/** Sends players who are signed in to their profile. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const texts = useTexts(appTexts)
  const { user } = useSession()
  useRefusal(user !== null, paths.profile)
  return user ? <Spinner label={texts.loading} className="min-h-[50vh]" /> : children
}
