import { useQuery } from '@tanstack/react-query'
import { pendingEndpoints } from '#shared/contract/platform/pending.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const pendingKey = [PRIVATE_KEY, 'pending'] as const

/** What waits for whoever is signed in, as it is now; not asked for those who may not know. */
export const usePending = (mayKnow = true) =>
  useQuery({
    queryKey: pendingKey,
    queryFn: () => call(pendingEndpoints.get, {}),
    staleTime: 0,
    enabled: mayKnow,
  })
