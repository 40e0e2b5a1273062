import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Permission } from '#shared/constants/permissions.ts'
import { ErrorBoundary } from '#web/app/errors/error-boundary.tsx'
import { NotFoundPage } from '#web/app/errors/not-found-page.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { SectionOnly } from '#web/session/section-only.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { PermittedOnly } from './permitted-only.tsx'

/** A page of the admin panel: guarded, in its frame, for those who hold one of its permissions; the frame outlives what breaks in it. */
export function AdminScreen({
  permissions,
  children,
}: {
  permissions: readonly Permission[]
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const { reset } = useQueryErrorResetBoundary()
  return (
    <PermittedOnly>
      <AdminFrame>
        <SectionOnly permissions={permissions}>
          <ErrorBoundary visit={pathname} notFound={<NotFoundPage />} onRetry={reset}>
            {children}
          </ErrorBoundary>
        </SectionOnly>
      </AdminFrame>
    </PermittedOnly>
  )
}
