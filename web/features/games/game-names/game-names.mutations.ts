import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Game } from '#shared/constants/games/games.ts'
import { type AskedName, gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { gameNamesQueries } from './game-names.queries.ts'

/** What is private shows the name, and what was earned under it. */
function useForgetNames() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] })
}

export function useAskForCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: AskedName) => call(gameNameEndpoints.ask, { body: asked }),
    onSettled: () => client.invalidateQueries({ queryKey: gameNamesQueries.own().queryKey }),
  })
}

/** `onSpent` is called where a code was refused and none waits any more: it has expired, or was mistyped too often. */
export function useConfirmName(onSpent: () => void) {
  const client = useQueryClient()
  const forget = useForgetNames()
  return useMutation({
    mutationFn: (body: { game: Game; code: string }) => call(gameNameEndpoints.confirm, { body }),
    onSuccess: forget,
    async onError(_, { game }) {
      const { queryKey } = gameNamesQueries.own()
      await client.invalidateQueries({ queryKey })
      if (!client.getQueryData(queryKey)?.find((own) => own.game === game)?.waiting) onSpent()
    },
  })
}

export function useRemoveName() {
  const forget = useForgetNames()
  return useMutation({
    mutationFn: (game: Game) => call(gameNameEndpoints.remove, { params: { game } }),
    onSettled: forget,
  })
}
