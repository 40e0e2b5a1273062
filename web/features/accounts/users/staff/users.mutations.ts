import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkRoleChange, User, UserChange } from '#shared/contract/accounts/users.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { download } from '#web/api/download.ts'
import { PRIVATE_KEY, sessionQueries } from '#web/session/session.queries.ts'
import { usersQueries } from './users.queries.ts'

const paramsOf = (id: number) => ({ params: { id: String(id) } })

/** What everything else shows may have changed with an account: lists, holders of roles, one's own permissions. */
function refreshAround(client: QueryClient, user: User | null) {
  if (user) {
    client.setQueryData(
      usersQueries.details(user.id).queryKey,
      (details) => details && { ...details, ...user },
    )
  }
  void client.invalidateQueries({ queryKey: [PRIVATE_KEY] })
  void client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
}

export function useUpdateUser(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UserChange) => call(userEndpoints.update, { ...paramsOf(id), body }),
    onSuccess: (user) => refreshAround(client, user),
  })
}

/** An account as it is at the server now. */
export function useRefetchUser() {
  const client = useQueryClient()
  return (id: number): Promise<User> => client.fetchQuery(usersQueries.details(id))
}

/** Ends one session of an account, or without one every session but the own. What has ended already is no failure. */
export function useEndSessions(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (session: string | null) =>
      session === null
        ? call(userEndpoints.endSessions, paramsOf(id))
        : call(userEndpoints.endSession, { params: { id: String(id), session } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY, 'users'] }),
  })
}

/** Saves the whole list as a file. */
export function useExportUsers() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof userEndpoints.export>['body']) =>
      download(userEndpoints.export, { body }),
  })
}

export function useRemoveUser(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(userEndpoints.remove, paramsOf(id)),
    onSuccess: () => {
      client.removeQueries({ queryKey: usersQueries.details(id).queryKey })
      void client.invalidateQueries({
        queryKey: [PRIVATE_KEY],
        // The page of the account that is gone is still open for a moment.
        predicate: ({ queryKey }) => queryKey[2] !== 'details',
      })
    },
  })
}

export function useUpdateUserRoles() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BulkRoleChange) => call(userEndpoints.changeRoles, { body }),
    onSuccess: () => refreshAround(client, null),
  })
}
