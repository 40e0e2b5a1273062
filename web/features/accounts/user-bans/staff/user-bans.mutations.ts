import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type User, type UserDetails, userEndpoints } from '#shared/contract/accounts/users.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { isConflict } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** The page of the account shows it at once, lists as soon as they are asked again. */
function refreshAround(client: QueryClient, user: User) {
  const queryKey = [PRIVATE_KEY, 'users', 'details', user.id]
  client.setQueryData<UserDetails>(queryKey, (details) => details && { ...details, ...user })
  void client.invalidateQueries({ queryKey: [PRIVATE_KEY] })
}

/** Who clashed with somebody else is shown what stands now. */
function refreshAfter(client: QueryClient, error: unknown) {
  if (isConflict(error)) void client.invalidateQueries({ queryKey: [PRIVATE_KEY, 'users'] })
}

export function useBanUser(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof userEndpoints.ban>['body']) =>
      call(userEndpoints.ban, { params: { id: String(id) }, body }),
    onSuccess: (user) => refreshAround(client, user),
    onError: (error) => refreshAfter(client, error),
  })
}

export function useUnbanUser(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (known: string) =>
      call(userEndpoints.unban, { params: { id: String(id) }, query: { known } }),
    onSuccess: (user) => refreshAround(client, user),
    onError: (error) => refreshAfter(client, error),
  })
}
