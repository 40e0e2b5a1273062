import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const moneyQueries = {
  proof: (language: Language) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'money-proof', language],
      queryFn: () => call(ledgerEndpoints.proof, {}),
      staleTime: 0,
    }),
}

/** Computed afresh whenever it is asked for. */
export const useMoneyProof = () => useQuery(moneyQueries.proof(useLanguage().language))
