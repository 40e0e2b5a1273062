import { History } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { ActivityItem } from '#shared/contract/operations/dashboard.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dashboardTexts } from './dashboard.texts.ts'

/** What staff did last; beside the chart it is as high as that, and scrolls. */
export function Activity({ items }: { items: readonly ActivityItem[] }) {
  const texts = useTexts(dashboardTexts)
  if (items.length === 0) {
    return <EmptyState icon={<History size={28} strokeWidth={1.5} />}>{texts.activityEmpty}</EmptyState>
  }
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys can scroll only what has the focus.
      tabIndex={0}
      className="min-h-0 divide-y divide-line overscroll-contain text-sm xl:grow xl:overflow-y-auto"
    >
      {items.map(({ id, description, timestamp }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <span className="min-w-0">{description}</span>
          <LocalTime dateTime={timestamp} style="date-time" className="text-muted" />
        </li>
      ))}
    </ul>
  )
}

/** The way on, for whoever may read all of it. */
export function ToAuditLog() {
  const texts = useTexts(dashboardTexts)
  if (!usePermission('view_audit_log')) return null
  return (
    <TextLink to={addresses.adminAudit} className="text-sm">
      {texts.toAuditLog}
    </TextLink>
  )
}
