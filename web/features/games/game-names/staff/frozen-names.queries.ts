import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const useFrozenNames = () =>
  useQuery(
    queryOptions({
      queryKey: [PRIVATE_KEY, 'game-names', 'frozen'],
      queryFn: () => call(gameNameEndpoints.listFrozen, {}),
      staleTime: 0,
    }),
  )
