import type { ReactNode } from 'react'
import { appTexts } from '#web/app/app.texts.ts'
import { useAdminAccess } from '#web/features/admin/admin.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { paths } from '#web/lib/paths.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { useRefusal } from './use-refusal.ts'

/** Lets those in for whom the dashboard's figures are answered (specification, section 2). */
export function AdminOnly({ children }: { children: ReactNode }) {
  return (
    <SignedInOnly>
      <PermittedOnly>{children}</PermittedOnly>
    </SignedInOnly>
  )
}

function PermittedOnly({ children }: { children: ReactNode }) {
  const texts = useTexts(appTexts)
  const access = useAdminAccess()
  useRefusal(access === 'denied', paths.home, {
    title: texts.accessDenied,
    description: texts.accessDeniedDetail,
    variant: 'destructive',
  })
  return access === 'allowed' ? children : <Spinner label={texts.loading} className="min-h-[50vh]" />
}
