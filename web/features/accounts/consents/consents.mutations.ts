import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consentEndpoints, type OwnConsent } from '#shared/contract/accounts/consents.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { consentsQuery } from './consents.queries.ts'

/** Gives a consent or takes it back, for the edition that was shown; where another is in force by now that is shown. */
export function useAnswerConsent() {
  const client = useQueryClient()
  const { queryKey } = consentsQuery()
  return useMutation({
    mutationFn: ({ consent: { consent, edition }, isGiven }: { consent: OwnConsent; isGiven: boolean }) =>
      call(consentEndpoints.answer, { params: { consent }, body: { isGiven, edition } }),
    onSuccess: (answered) => client.setQueryData(queryKey, answered),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void client.invalidateQueries({ queryKey })
    },
  })
}
