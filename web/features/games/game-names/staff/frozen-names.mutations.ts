import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FrozenName, gameNameEndpoints, type StaffName } from '#shared/contract/games/game-names.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export type FrozenNameDecision = 'keep' | 'release'

/** Whatever came of it, the list is read anew, and what waits. */
export function useDecideFrozenName({ userId, game, name }: FrozenName) {
  const client = useQueryClient()
  const params = { id: String(userId) }
  return useMutation({
    mutationFn: async ({ decision, reason }: { decision: FrozenNameDecision; reason: string }) => {
      if (decision === 'release') await call(gameNameEndpoints.release, { params, body: { game, reason } })
      else await call(gameNameEndpoints.confirmByHand, { params, body: { game, name, reason } as StaffName })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
