import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { Spinner } from './spinner.tsx'

/** As much of a query as is needed to show what it brought. */
export type LoadedQuery<Data> = {
  isPending: boolean
  data: Data | undefined
  /** The message of an `ApiError` is a sentence for people, that of any other is not. */
  error?: Error | null
  refetch: () => unknown
}

/** What a query brought; until then that it is awaited, or that it failed and the way to ask again. */
export function Loaded<Data>({
  query,
  loadFailed,
  children,
}: {
  query: LoadedQuery<Data>
  loadFailed: string
  children: (data: Data) => ReactNode
}) {
  if (query.isPending) return <Spinner />
  if (query.data === undefined) {
    const reason = query.error?.name === 'ApiError' ? query.error.message : undefined
    return <ErrorState message={loadFailed} reason={reason} onRetry={() => void query.refetch()} />
  }
  return children(query.data)
}
