import { queryOptions, useQuery } from '@tanstack/react-query'
import { mailServerEndpoints } from '#shared/contract/platform/mail-server.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const mailServerQueries = {
  item: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'mail-server'],
      queryFn: () => call(mailServerEndpoints.get, {}),
    }),
}

/** How letters leave, as it is at the server now. */
export const useMailServer = () => useQuery(mailServerQueries.item())
