/**
 * Whether a query is on its way for the first time: for so long a page may wait for what it can do without. One that has failed, or
 * that waits for a connection, holds nothing up.
 */
export const isFirstAttempt = ({
  isLoading,
  isFetched,
  failureCount,
}: {
  isLoading: boolean
  isFetched: boolean
  failureCount: number
}): boolean => isLoading && !isFetched && failureCount === 0
