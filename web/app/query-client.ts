import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
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
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: checkSession }),
    mutationCache: new MutationCache({ onError: checkSession }),
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
