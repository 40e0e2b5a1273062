import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { tournamentEndpoints } from '#shared/contract/games/tournaments.ts'
import { call } from '#web/api/client.ts'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { registrationsQuery } from './registrations.queries.ts'
import type { Tournament } from './tournament.ts'

const ownKey = registrationsQuery().queryKey
const shownKey = collectionQuery('tournaments').queryKey

/** What is shown follows at once; the server's pages do within a second. */
function keep(client: QueryClient, id: number, participantsOf: (tournament: Tournament) => string) {
  client.setQueryData(shownKey, (all) =>
    all?.map((each) => (each.id === id ? { ...each, participants: participantsOf(each) } : each)),
  )
}

/** A refusal may come of what is shown being old: all of it is asked for anew. */
function askAnew(client: QueryClient) {
  void client.invalidateQueries({ queryKey: ownKey })
  void client.invalidateQueries({ queryKey: shownKey })
}

/** `onDone` is called also where the button goes with what has changed. */
export function useRegister(id: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(tournamentEndpoints.register, { params: { id: String(id) } }),
    onSuccess: ({ tournamentId, registeredAt, participants }) => {
      client.setQueryData(ownKey, (own = []) => [
        ...own.filter((each) => each.tournamentId !== tournamentId),
        { tournamentId, registeredAt, removalReason: null },
      ])
      keep(client, id, () => participants)
      onDone()
    },
    onError: () => askAnew(client),
  })
}

export function useWithdraw(id: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(tournamentEndpoints.withdraw, { params: { id: String(id) } }),
    onSuccess: () => {
      client.setQueryData(ownKey, (own) => own?.filter((each) => each.tournamentId !== id))
      keep(client, id, ({ participants, capacity }) => {
        const left = Math.max(0, Number.parseInt(participants, 10) - 1)
        return `${left}/${capacity}`
      })
      onDone()
    },
    onError: () => askAnew(client),
  })
}
