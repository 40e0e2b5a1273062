import { queryOptions, useQuery } from '@tanstack/react-query'
import { firstDayEndpoints } from '#shared/contract/platform/first-day.ts'
import { call } from '#web/api/client.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const firstDayQueries = {
  lines: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'first-day'],
      queryFn: () => call(firstDayEndpoints.get, {}),
      staleTime: 0,
    }),
}

/** What a new site needs, for whoever sets it up; undefined for everybody else, and once all of it is done. */
export function useFirstDay() {
  const mayManage = usePermission('manage_site')
  const { data } = useQuery({ ...firstDayQueries.lines(), enabled: mayManage })
  if (!data || data.lines.every(({ isDone }) => isDone)) return undefined
  const done = data.lines.filter(({ isDone }) => isDone).length
  return { lines: data.lines, done, all: data.lines.length }
}
