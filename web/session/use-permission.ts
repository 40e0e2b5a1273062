import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#shared/constants/permissions.ts'
import { sessionQueries } from './session.queries.ts'

/** Whether the signed-in account holds a permission; false until that is known. */
export function usePermission(permission: Permission): boolean {
  const { data } = useQuery(sessionQueries.permissions())
  return data?.includes(permission) ?? false
}
