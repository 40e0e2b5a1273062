import type { ReactNode } from 'react'
import type { Permission } from '#shared/constants/permissions.ts'
import { SectionOnly } from '#web/session/section-only.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { PermittedOnly } from './permitted-only.tsx'

/** A page of the admin panel: guarded, in its frame, for those who hold one of its permissions. */
export function AdminScreen({
  permissions,
  children,
}: {
  permissions: readonly Permission[]
  children: ReactNode
}) {
  return (
    <PermittedOnly>
      <AdminFrame>
        <SectionOnly permissions={permissions}>{children}</SectionOnly>
      </AdminFrame>
    </PermittedOnly>
  )
}
