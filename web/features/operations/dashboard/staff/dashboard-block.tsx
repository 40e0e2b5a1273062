import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { dashboardTexts } from './dashboard.texts.ts'

/** A part of the dashboard with data of its own: on its way, failed, or there. */
export function DashboardBlock<T>({
  title,
  query,
  aside,
  className,
  children,
}: {
  title: string
  query: UseQueryResult<T>
  /** What the data comes to, at the far end of the heading. */
  aside?: (data: T) => ReactNode
  className?: string
  children: (data: T) => ReactNode
}) {
  const texts = useTexts(dashboardTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
        <h2 id={id} className="display text-lg">
          {title}
        </h2>
        {query.data !== undefined && aside?.(query.data)}
      </header>
      {query.isPending && <Spinner className="min-h-40" />}
      {query.isError && query.data === undefined && (
        <ErrorState message={texts.loadFailedDetail} onRetry={() => query.refetch()} />
      )}
      {query.data !== undefined && children(query.data)}
    </section>
  )
}
