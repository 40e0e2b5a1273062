import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { DASHBOARD_KEY } from '#web/features/operations/dashboard/dashboard-key.ts'
import { sessionQueries } from '#web/session/session.queries.ts'

const FRESH_MS = 30_000

/** A refusal will be the same next time; no answer or a broken server may not. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  const isTemporary = !(error instanceof ApiError) || error.status === null || error.status >= 500
  return isTemporary && failures < 1
}

/**
 * The cache of what the API said; one per page load in the browser, one per rendered page on the server, where nobody
 * has the time for a second try.
 */
export function createQueryClient({ triesAgain = true } = {}): QueryClient {
  const checkSession = (error: Error) => {
    if (!(error instanceof ApiError) || error.code !== 'not_signed_in') return
    void client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
  }
  // Nearly all that staff do counts there or is told there; it is asked for anew when that page is opened, not at each press.
  const noteChange = () => {
    void client.invalidateQueries({ queryKey: DASHBOARD_KEY, refetchType: 'none' })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: checkSession }),
    mutationCache: new MutationCache({ onError: checkSession, onSuccess: noteChange }),
    defaultOptions: {
      // `always`: without a network a call must fail and say so, not wait silently. What failed is asked for again when it is back.
      queries: {
        staleTime: FRESH_MS,
        retry: triesAgain && isWorthAnotherTry,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
