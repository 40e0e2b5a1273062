import { RoleList } from './role-list.tsx'
import { RolesLoaded } from './roles-loaded.tsx'

/** All roles, and the way to a new one. */
export function RolesPage() {
  return (
    <RolesLoaded>{(roles, permissions) => <RoleList roles={roles} permissions={permissions} />}</RolesLoaded>
  )
}
