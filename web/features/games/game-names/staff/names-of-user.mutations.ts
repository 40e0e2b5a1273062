import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gameNameEndpoints, type StaffName } from '#shared/contract/games/game-names.ts'
import { call } from '#web/api/client.ts'
import { namesOfUserQueries } from './names-of-user.queries.ts'

/** Ties a name to an account; the one it is taken from shows it no more. */
export function useGiveName(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StaffName) =>
      call(gameNameEndpoints.confirmByHand, { params: { id: String(userId) }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: namesOfUserQueries.all }),
  })
}
