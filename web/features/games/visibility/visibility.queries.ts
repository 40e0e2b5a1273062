import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { playerEndpoints, type Visibility } from '#shared/contract/games/players/players.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const own = queryOptions({
  queryKey: [PRIVATE_KEY, 'visibility'],
  queryFn: () => call(playerEndpoints.visibility, {}),
})

/** What the own page shows; asked for only where players have pages. */
export const useVisibility = (enabled = true) => useQuery({ ...own, enabled })

export function useChangeVisibility() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Visibility) => call(playerEndpoints.changeVisibility, { body }),
    onSuccess: (chosen) => {
      client.setQueryData(own.queryKey, chosen)
      return client.invalidateQueries({ queryKey: ['players'] })
    },
  })
}
