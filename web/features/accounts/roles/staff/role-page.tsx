import { addresses } from '#shared/addresses.ts'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { RoleEditor } from './role-editor.tsx'
import { RolesLoaded } from './roles-loaded.tsx'

/** One role, or a new one. */
export function RolePage() {
  const { id, key } = useIdInAddress(addresses.adminRole)
  return (
    <RolesLoaded>
      {(roles, permissions) => (
        <RoleEditor
          key={key}
          role={id === null ? null : roles.find((role) => role.id === id)}
          permissions={permissions}
        />
      )}
    </RolesLoaded>
  )
}
