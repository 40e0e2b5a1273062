import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const SHOWN = 3

/** Dropped with what the shop knows of one's orders. */
const latestOrdersQuery = (language: Language) =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'orders', 'on-profile', language],
    queryFn: () => call(orderEndpoints.listOwn, { query: { limit: String(SHOWN) } }),
  })

export const useLatestOrders = () => useQuery(latestOrdersQuery(useLanguage().language))
