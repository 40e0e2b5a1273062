import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { dashboardTexts } from './dashboard.texts.ts'

/** A part of the dashboard with data of its own: on its way, failed, or there. */
export function DashboardBlock<T>({
  title,
  query,
  children,
}: {
  title: string
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}) {
  const texts = useTexts(dashboardTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {query.isPending && <Spinner className="min-h-56" />}
      {query.isError && query.data === undefined && (
        <ErrorState message={texts.loadFailedDetail} onRetry={() => query.refetch()} />
      )}
      {query.data !== undefined && children(query.data)}
    </section>
  )
}
