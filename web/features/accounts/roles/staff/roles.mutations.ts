import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RoleChange, type RoleDraft, roleEndpoints } from '#shared/contract/accounts/roles.ts'
import type { Order } from '#shared/contract/fields.ts'
import { call } from '#web/api/client.ts'
import { useReorder } from '#web/editing/ordering/use-reorder.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { rolesQueries } from './roles.queries.ts'

/** Roles stand in lists of users, decide on permissions and count on the dashboard: all of it is asked again. */
function useRefresh() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [PRIVATE_KEY] })
}

export function useCreateRole() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: RoleDraft) => call(roleEndpoints.create, { body }),
    onSuccess: refresh,
  })
}

export function useUpdateRole() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: RoleChange & { id: number }) =>
      call(roleEndpoints.update, { params: { id: String(id) }, body }),
    onSuccess: refresh,
  })
}

export function useDoubleRole() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(roleEndpoints.double, { params: { id: String(id) } }),
    onSuccess: refresh,
  })
}

export function useReorderRoles() {
  const refresh = useRefresh()
  const send = (body: Order) => call(roleEndpoints.setOrder, { body })
  return useReorder(rolesQueries.list().queryKey, send, refresh)
}

export function useRemoveRole() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(roleEndpoints.remove, { params: { id: String(id) } }),
    onSuccess: refresh,
  })
}
