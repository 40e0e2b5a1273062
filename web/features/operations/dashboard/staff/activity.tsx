import { History } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { ActivityItem } from '#shared/contract/operations/dashboard.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { dashboardTexts } from './dashboard.texts.ts'

/** What staff did last. */
export function Activity({ items }: { items: readonly ActivityItem[] }) {
  const texts = useTexts(dashboardTexts)
  const permissions = useOwnPermissions().data ?? []
  if (items.length === 0) {
    return <EmptyState icon={<History size={28} strokeWidth={1.5} />}>{texts.activityEmpty}</EmptyState>
  }
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {items.map(({ id, description, timestamp }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">{description}</span>
            <LocalTime dateTime={timestamp} style="date-time" className="text-sm text-muted" />
          </li>
        ))}
      </ul>
      {permissions.includes('view_audit_log') && (
        <ButtonLink to={addresses.adminAudit} variant="outline" size="sm" className="mt-5">
          {texts.toAuditLog}
        </ButtonLink>
      )}
    </>
  )
}
