import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useRefusal } from '#web/app/guards/use-refusal.ts'
import { useAdminAccess } from '#web/features/operations/dashboard/staff/dashboard.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { adminTexts } from './admin.texts.ts'

/** Few ever see it. */
const FactorNeeded = lazyWithFallback<{ onDone: () => void }>(
  () => import('./factor-needed.tsx').then((module) => module.FactorNeeded),
  () => <PartMissing asked />,
)

/**
 * Lets those in for whom the dashboard's figures are answered (specification, section 2). Who holds a role that requires a
 * second factor sets one up first, and stays there until the recovery codes are seen.
 */
export function PermittedOnly({ children }: { children: ReactNode }) {
  const texts = useTexts(adminTexts)
  const client = useQueryClient()
  const access = useAdminAccess()
  const [isSettingUp, setSettingUp] = useState(false)
  const { accessDenied: title, accessDeniedDetail: description } = texts
  useRefusal(
    access === 'denied',
    () => ({ to: addresses.home, reason: { title, description, variant: 'destructive' } }),
    addresses.home,
  )
  if (access === 'factor-needed' && !isSettingUp) setSettingUp(true)
  if (isSettingUp)
    return (
      <Suspense fallback={<Spinner className="min-h-[50vh]" />}>
        <FactorNeeded
          onDone={async () => {
            await client.invalidateQueries({ queryKey: [PRIVATE_KEY] })
            setSettingUp(false)
          }}
        />
      </Suspense>
    )
  return access === 'allowed' ? children : <Spinner className="min-h-[50vh]" />
}
