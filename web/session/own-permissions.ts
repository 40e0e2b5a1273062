import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#shared/constants/permissions.ts'
import { sessionQueries } from './session.queries.ts'

/** The permissions of whoever is looking. */
export const useOwnPermissions = () => useQuery(sessionQueries.permissions())

/** Whether the signed-in account holds a permission; false until that is known. */
export function usePermission(permission: Permission): boolean {
  return useOwnPermissions().data?.includes(permission) ?? false
}
