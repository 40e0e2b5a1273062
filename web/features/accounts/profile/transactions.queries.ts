import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { LEDGER_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { type LedgerLine, ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import type { Transaction } from '#shared/contract/accounts/profile.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const transactionQueries = {
  /** Begins anew with what has happened since. */
  list: (newestId: number | undefined, language: Language) =>
    infiniteQueryOptions({
      queryKey: [PRIVATE_KEY, 'transactions', language, newestId],
      queryFn: async ({ pageParam }) => {
        const query = pageParam === null ? {} : { before: String(pageParam) }
        return (await call(ledgerEndpoints.list, { query })).map(asInProfile)
      },
      initialPageParam: null as number | null,
      getNextPageParam: (page) => (page.length < LEDGER_PAGE_SIZE ? undefined : page.at(-1)?.id),
      placeholderData: keepPreviousData,
    }),
}

export const useTransactions = (newestId: number | undefined) =>
  useInfiniteQuery(transactionQueries.list(newestId, useLanguage().language))

const asInProfile = ({
  currency,
  amount,
  ...line
}: LedgerLine): Transaction & { orderId?: string | undefined } =>
  currency === 'RUB'
    ? { ...line, currency: 'rub', amount: amount / KOPECKS_IN_ROUBLE }
    : { ...line, currency: 'landcoins', amount }
