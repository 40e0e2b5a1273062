import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const namesOfUserQueries = {
  /** By an account, which may be gone while its page is still open. */
  all: [PRIVATE_KEY, 'game-names', 'details'] as const,
  of: (userId: number) =>
    queryOptions({
      queryKey: [...namesOfUserQueries.all, userId],
      queryFn: () => call(gameNameEndpoints.listForStaff, { params: { id: String(userId) } }),
    }),
}

export const useNamesOfUser = (userId: number) => useQuery(namesOfUserQueries.of(userId))
