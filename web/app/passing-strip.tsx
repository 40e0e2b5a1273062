import { Suspense } from 'react'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useSession } from '#web/session/session.tsx'

const MaintenanceStrip = lazyWithFallback(
  () =>
    import('#web/features/platform/maintenance-mode/staff/maintenance-strip.tsx').then(
      (module) => module.MaintenanceStrip,
    ),
  () => null,
)

/** To administrators a closed site looks open: they are told above its pages, as in the panel. Nobody else fetches it. */
export function PassingStrip() {
  const { user } = useSession()
  return (
    user?.roles.includes(ADMIN_ROLE) && (
      <Suspense>
        <MaintenanceStrip />
      </Suspense>
    )
  )
}
