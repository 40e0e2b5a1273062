import { queryOptions, useQuery } from '@tanstack/react-query'
import { consentEndpoints, type OwnConsent } from '#shared/contract/accounts/consents.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const consentsQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'consents'],
    queryFn: () => call(consentEndpoints.list, {}),
    staleTime: 0,
    // Nobody else changes it, and whoever was signed out elsewhere learns it by the profile.
    refetchOnWindowFocus: false,
  })

/** What the signed-in account answered about its personal data, for the edition in force; undefined until that is known. */
export function useOwnConsent(): OwnConsent | undefined {
  const { data } = useQuery(consentsQuery())
  return data?.find(({ consent }) => consent === 'personal_data')
}
