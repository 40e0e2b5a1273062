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

/** As whom the buyer is likely to buy, else nobody: their proved name, or whom they bought for most often of late, gifts aside; and how they paid last. */
export function useUsual(): { name: string | null; provider: Order['provider'] } {
  const { user } = useSession()
  const { language } = useLanguage()
  const { data: orders = [] } = useQuery({
    queryKey: [...allOwn, 'latest', language],
    queryFn: () => call(orderEndpoints.listOwn, { query: {} }),
    enabled: user !== null,
  })
  const names = useQuery({ ...gameNamesQueries.own(), enabled: user !== null })
  const proved = names.data?.find(({ game, isFrozen }) => game === 'minecraft' && !isFrozen)?.name
  return {
    // Not before it is known that none is proved: a name that stands there does not become another one.
    name: proved ?? (names.isPending ? null : mostFrequent(orders)),
    provider: orders[0]?.provider ?? null,
  }
}

function mostFrequent(orders: readonly Order[]): string | null {
  const names = orders.filter(({ isGift }) => !isGift).map(({ recipient }) => recipient.name)
  const countOf = (name: string) => names.filter((one) => one === name).length
  return names.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? null
}
