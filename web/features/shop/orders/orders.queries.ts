import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { ORDERS_PAGE_SIZE } from '#shared/constants/shop/orders.ts'
import { type Order, orderEndpoints } from '#shared/contract/shop/orders.ts'
import { call } from '#web/api/client.ts'
import { gameNamesQueries } from '#web/features/games/game-names/game-names.queries.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { useSession } from '#web/session/session.tsx'
import { whenToLookAgain } from './when-to-look-again.ts'

const allOwn = [PRIVATE_KEY, 'orders'] as const

export const orderQueries = {
  allOwn,
  list: (language: Language) =>
    infiniteQueryOptions({
      queryKey: [...allOwn, 'list', language],
      queryFn: ({ pageParam }) =>
        call(orderEndpoints.listOwn, { query: pageParam === null ? {} : { before: pageParam } }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => (page.length < ORDERS_PAGE_SIZE ? undefined : page.at(-1)?.id),
      staleTime: 0,
    }),
  /** Told in the caller's language; asked for again while something is still to come. */
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...allOwn, 'one', id, language],
      queryFn: () => call(orderEndpoints.getOwn, { params: { id } }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, dataUpdateCount } }): number | false =>
        data ? whenToLookAgain(data, dataUpdateCount) : false,
    }),
}

export const useOrders = () => useInfiniteQuery(orderQueries.list(useLanguage().language))

/** For whom the buyer is likely to buy: whom they bought for most often of late, else their proved name; and how they paid last. */
export function useUsual(): { name: string; provider: Order['provider'] } | null {
  const { user } = useSession()
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: [...allOwn, 'latest', language],
    queryFn: () => call(orderEndpoints.listOwn, { query: {} }),
    enabled: user !== null,
  })
  const { data: names } = useQuery({
    ...gameNamesQueries.own(),
    enabled: user !== null && data?.length === 0,
  })
  const [latest] = data ?? []
  if (data && latest) return { name: mostFrequent(data) ?? latest.recipient.name, provider: latest.provider }
  const proved = names?.find(({ game }) => game === 'minecraft')?.name
  return proved ? { name: proved, provider: null } : null
}

function mostFrequent(orders: readonly Order[]): string | undefined {
  const names = orders.map(({ recipient }) => recipient.name)
  const countOf = (name: string) => names.filter((one) => one === name).length
  return names.toSorted((one, other) => countOf(other) - countOf(one))[0]
}
