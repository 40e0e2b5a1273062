import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Role, type RoleDraft, roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { rolesQueries } from './roles.queries.ts'

/** Roles stand in lists of users, decide on permissions and count on the dashboard: all of it is asked again. */
function useRefresh() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [PRIVATE_KEY] })
}

/** Creates a role, or changes the one given over the version it was opened with. After a conflict the list is asked again. */
export function useSaveRole(role: Pick<Role, 'id' | 'version'> | null) {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: RoleDraft) =>
      role
        ? call(roleEndpoints.update, {
            params: { id: String(role.id) },
            body: { ...body, version: role.version },
          })
        : call(roleEndpoints.create, { body }),
    onSuccess: refresh,
    onError: (error) => {
      const isOutdated = error instanceof ApiError && ['conflict', 'not_found'].includes(error.code)
      return isOutdated ? client.invalidateQueries({ queryKey: rolesQueries.list().queryKey }) : undefined
    },
  })
}

export function useRemoveRole() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(roleEndpoints.remove, { params: { id: String(id) } }),
    onSuccess: refresh,
  })
}
