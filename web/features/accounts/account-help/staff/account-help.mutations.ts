import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountHelpEndpoints } from '#shared/contract/accounts/account-help.ts'
import type { User, UserDetails } from '#shared/contract/accounts/users.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export function useMakeUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof accountHelpEndpoints.create>['body']) =>
      call(accountHelpEndpoints.create, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

export function useMakePasswordLink(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(accountHelpEndpoints.passwordLink, { params: { id: String(userId) } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

export function useVerifyUser(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) =>
      call(accountHelpEndpoints.verify, { params: { id: String(userId) }, body: { email } }),
    onSettled: () => void client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Gives an account a former name back, as it was looked at. */
export function useRestoreName({ id, version }: Pick<User, 'id' | 'version'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (username: string) =>
      call(accountHelpEndpoints.restoreName, { params: { id: String(id) }, body: { username, version } }),
    onSuccess: (user) =>
      client.setQueryData<UserDetails>(
        [PRIVATE_KEY, 'users', 'details', id],
        (details) => details && { ...details, ...user },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
