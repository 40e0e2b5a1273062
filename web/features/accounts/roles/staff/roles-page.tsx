import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { RoleEditor } from './role-editor.tsx'
import { RoleList } from './role-list.tsx'
import { usePermissionList, useRoles } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'

/** The list of roles, or the one named by `?edit=` in the address; `?edit=new` makes another. */
export function RolesPage() {
  const texts = useTexts(rolesTexts)
  const edited = useAddressQuery().query.get('edit')
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
  if (edited === null) return <RoleList roles={roles.data} permissions={permissions.data} />
  return (
    <RoleEditor
      key={edited}
      role={edited === 'new' ? null : roles.data.find(({ id }) => String(id) === edited)}
      permissions={permissions.data}
    />
  )
}
