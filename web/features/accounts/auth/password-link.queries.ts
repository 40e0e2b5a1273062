import { useQuery } from '@tanstack/react-query'
import { passwordLinkEndpoints } from '#shared/contract/accounts/password-links.ts'
import { call } from '#web/api/client.ts'

/** Whether a mailed link still works, asked for once by each page that it opens: its token is no part of the key, and nothing is kept. */
export const usePasswordLink = (opening: string, token: string) =>
  useQuery({
    queryKey: ['password-link', opening],
    queryFn: () => call(passwordLinkEndpoints.check, { body: { token } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
