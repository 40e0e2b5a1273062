import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SeasonDraft, seasonEndpoints } from '#shared/contract/games/seasons.ts'
import { call } from '#web/api/client.ts'
import { adminSeasonsQuery } from './admin-seasons.queries.ts'

/** Whatever came of it, the list is read anew. */
function useSeasonMutation<Request, Reply>(mutationFn: (request: Request) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries(adminSeasonsQuery()) })
}

export const useCreateSeason = () =>
  useSeasonMutation((body: SeasonDraft) => call(seasonEndpoints.create, { body }))

export const useEndSeason = () =>
  useSeasonMutation((id: number) => call(seasonEndpoints.end, { params: { id: String(id) } }))
