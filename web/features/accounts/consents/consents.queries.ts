import { queryOptions, useQuery } from '@tanstack/react-query'
import { consentEndpoints, type OwnConsent } from '#shared/contract/accounts/consents.ts'
import { call } from '#web/api/client.ts'
import { isFirstAttempt } from '#web/api/first-attempt.ts'
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
export const useOwnConsent = (): OwnConsent | undefined => useConsent().consent

/** The same, and whether it is worth waiting for: once it has failed nothing waits for it. */
export function useConsent(): { consent: OwnConsent | undefined; isAwaited: boolean } {
  const query = useQuery(consentsQuery())
  return {
    consent: query.data?.find(({ consent }) => consent === 'personal_data'),
    isAwaited: isFirstAttempt(query),
  }
}
