import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useRefusal } from '#web/app/guards/use-refusal.ts'
import { useAdminAccess } from '#web/features/operations/dashboard/staff/dashboard.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { adminTexts } from './admin.texts.ts'

/** Lets those in for whom the dashboard's figures are answered (specification, section 2). */
export function PermittedOnly({ children }: { children: ReactNode }) {
  const texts = useTexts(adminTexts)
  const access = useAdminAccess()
  const { accessDenied: title, accessDeniedDetail: description } = texts
  useRefusal(
    access === 'denied',
    () => ({ to: addresses.home, reason: { title, description, variant: 'destructive' } }),
    addresses.home,
  )
  return access === 'allowed' ? children : <Spinner className="min-h-[50vh]" />
}
