import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type QuoteRequest, quoteEndpoints } from '#shared/contract/shop/quote.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'

/** What something would cost whoever asks, and what is missing; a price is never taken from before. */
export const quoteQuery = (request: QuoteRequest, userId: number | undefined, language: string) =>
  queryOptions({
    queryKey: ['shop', 'quote', userId ?? null, language, request],
    queryFn: () => call(quoteEndpoints.quote, { body: request }),
    staleTime: 0,
  })

export function useQuote(request: QuoteRequest) {
  const { user } = useSession()
  const { language } = useLanguage()
  return useQuery({ ...quoteQuery(request, user?.id, language), enabled: request.items.length > 0 })
}

/** Asks for the price of something now; one that is on its way is waited for. @throws what the call throws */
export function useAskPrice() {
  const client = useQueryClient()
  const { user } = useSession()
  const { language } = useLanguage()
  return (request: QuoteRequest) => client.fetchQuery(quoteQuery(request, user?.id, language))
}
