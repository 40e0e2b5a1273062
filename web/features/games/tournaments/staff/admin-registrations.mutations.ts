import { type QueryClient, useMutation } from '@tanstack/react-query'
import { collectionEndpoints } from '#shared/contract/content/collections.ts'
import type { ReplyOf } from '#shared/contract/endpoint.ts'
import { type StaffRegistration, tournamentEndpoints } from '#shared/contract/games/tournaments.ts'
import { call } from '#web/api/client.ts'
import { download } from '#web/api/download.ts'
import { queriesOfTopic } from '#web/api/queries-of-topic.ts'
import { useListMutation } from '#web/editing/list-mutations.ts'
import { adminRegistrationsQueries } from './admin-registrations.queries.ts'

type List = ReplyOf<typeof tournamentEndpoints.listForStaff>

function keepIn(tournamentId: number) {
  return (client: QueryClient, changed: StaffRegistration) => {
    client.setQueriesData<List>(
      { queryKey: adminRegistrationsQueries.lists(tournamentId) },
      (list) => list && { ...list, data: list.data.map((each) => (each.id === changed.id ? changed : each)) },
    )
    void client.invalidateQueries(queriesOfTopic(collectionEndpoints.list))
  }
}

export const useRemoveRegistration = (tournamentId: number) =>
  useListMutation(
    adminRegistrationsQueries.lists(tournamentId),
    ({ id, reason }: { id: number; reason: string }) =>
      call(tournamentEndpoints.remove, { params: { id: String(id) }, body: { reason } }),
    keepIn(tournamentId),
  )

export const usePutRegistrationBack = (tournamentId: number) =>
  useListMutation(
    adminRegistrationsQueries.lists(tournamentId),
    (id: number) => call(tournamentEndpoints.putBack, { params: { id: String(id) } }),
    keepIn(tournamentId),
  )

export const useExportRegistrations = (tournamentId: number) =>
  useMutation({
    mutationFn: () => download(tournamentEndpoints.export, { params: { id: String(tournamentId) } }),
  })
