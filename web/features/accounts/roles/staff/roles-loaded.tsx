import type { ReactNode } from 'react'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import type { PermissionInfo } from './roles.queries.ts'
import { usePermissionList, useRoles } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'

/** Shows what needs the roles and all permissions once both are here. */
export function RolesLoaded({
  children,
}: {
  children: (roles: readonly Role[], permissions: readonly PermissionInfo[]) => ReactNode
}) {
  const texts = useTexts(rolesTexts)
  const roles = useRoles()
  const permissions = usePermissionList()
  if (roles.isPending || permissions.isPending) return <Spinner />
  if (!roles.data || !permissions.data) {
    return (
      <ErrorState
        message={roles.data ? texts.permissionsFailed : texts.loadFailed}
        onRetry={() => {
          if (!roles.data) void roles.refetch()
          if (!permissions.data) void permissions.refetch()
        }}
      />
    )
  }
  return children(roles.data, permissions.data)
}
