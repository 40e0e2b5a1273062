import type { ReactNode } from 'react'
import type { Permission } from '#shared/constants/permissions.ts'
import { AdminFrame } from './admin-frame.tsx'
import { PermittedOnly } from './permitted-only.tsx'
import { SectionOnly } from './section-only.tsx'

/** A page of the admin panel: guarded, in its frame, for those who hold its permission. */
export function AdminScreen({ permission, children }: { permission: Permission; children: ReactNode }) {
  return (
    <PermittedOnly>
      <AdminFrame>
        <SectionOnly permission={permission}>{children}</SectionOnly>
      </AdminFrame>
    </PermittedOnly>
  )
}
