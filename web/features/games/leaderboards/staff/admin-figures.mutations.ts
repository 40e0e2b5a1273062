import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FiguresCorrection, playerFiguresEndpoints } from '#shared/contract/games/player-figures.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** What staff decide about the figures of a player, each with a reason. */
export type FiguresDecision = 'accept' | 'refuse' | 'strike'

/** Whatever came of it, the list is read anew, and what waits. */
function useFiguresMutation<Request, Reply>(mutationFn: (request: Request) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }) })
}

export const useDecideFigures = (id: number) =>
  useFiguresMutation(({ decision, reason }: { decision: FiguresDecision; reason: string }) =>
    call(playerFiguresEndpoints[decision], { params: { id: String(id) }, body: { reason } }),
  )

export const useCorrectFigures = (id: number) =>
  useFiguresMutation((body: FiguresCorrection) =>
    call(playerFiguresEndpoints.correct, { params: { id: String(id) }, body }),
  )
