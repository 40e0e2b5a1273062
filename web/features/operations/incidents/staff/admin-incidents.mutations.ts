import type { QueryClient } from '@tanstack/react-query'
import {
  type IncidentChange,
  type IncidentDraft,
  incidentEndpoints,
  type StaffIncident,
} from '#shared/contract/operations/incidents.ts'
import { statusEndpoints } from '#shared/contract/operations/status.ts'
import { call } from '#web/api/client.ts'
import { queriesOfTopic } from '#web/api/queries-of-topic.ts'
import { useListMutation, useRefetchItem } from '#web/editing/list-mutations.ts'
import { adminIncidentsQueries } from './admin-incidents.queries.ts'

const listKey = adminIncidentsQueries.list().queryKey

function keepIncident(client: QueryClient, saved: StaffIncident) {
  client.setQueryData(listKey, (list) => list?.map((each) => (each.id === saved.id ? saved : each)))
  forgetLists(client)
}

function forgetLists(client: QueryClient) {
  void client.invalidateQueries({ queryKey: listKey })
  void client.invalidateQueries(queriesOfTopic(statusEndpoints.get))
}

export const useCreateIncident = () =>
  useListMutation(listKey, (body: IncidentDraft) => call(incidentEndpoints.create, { body }), keepIncident)

export const useUpdateIncident = () =>
  useListMutation(
    listKey,
    ({ id, ...body }: IncidentChange & { id: number }) =>
      call(incidentEndpoints.update, { params: { id: String(id) }, body }),
    keepIncident,
  )

export const useRemoveIncident = () =>
  useListMutation(
    listKey,
    (id: number) => call(incidentEndpoints.remove, { params: { id: String(id) } }),
    (client, _, id) => {
      client.setQueryData(listKey, (list) => list?.filter((each) => each.id !== id))
      forgetLists(client)
    },
  )

/** One as it is at the server now; null when it is gone. */
export const useRefetchIncident = () => useRefetchItem(adminIncidentsQueries.list())
