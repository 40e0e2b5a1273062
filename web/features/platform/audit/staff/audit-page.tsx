import { ScrollText } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { useAuditLog } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'
import { AuditRow } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditQueryIn } from './audit-query.ts'

/** The log of changes by staff; what it shows is in the address. */
export function AuditPage() {
  const texts = useTexts(auditTexts)
  const { language } = useLanguage()
  const address = useAddressQuery()
  const query = auditQueryIn(address.query)
  const log = useAuditLog(query)
  const isFiltered = Object.keys(query).some((key) => key !== 'page')
  const page = Number(query.page)
  const pageCount = log.data ? Math.max(1, Math.ceil(log.data.total / log.data.pageSize)) : 1
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        {isFiltered && (
          <ButtonLink to={addresses.adminAudit} variant="ghost">
            {texts.reset}
          </ButtonLink>
        )}
      </PanelHeading>
      <AuditFilters query={query} onChange={address.change} />
      {log.isPending && <Spinner />}
      {log.isError && !log.data && <ErrorState message={texts.loadFailed} onRetry={() => log.refetch()} />}
      {log.data && (
        <>
          <p role="status" className="mb-3 text-sm text-muted">
            {texts.found}: {formatNumber(log.data.total, language)}{' '}
            {pluralForm(log.data.total, texts.entryForms, language)}
          </p>
          {log.data.data.length === 0 ? (
            <EmptyState icon={<ScrollText size={28} strokeWidth={1.5} />}>
              {isFiltered || page > 1 ? texts.empty : texts.emptyLog}
            </EmptyState>
          ) : (
            <ul
              className={`divide-y divide-line border-y border-line ${log.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {log.data.data.map((entry) => (
                <AuditRow
                  key={entry.id}
                  entry={entry}
                  actorAddress={
                    entry.actor && entry.actor.username !== query.actor
                      ? address.addressWith({ actor: entry.actor.username, page: null })
                      : null
                  }
                />
              ))}
            </ul>
          )}
          <Pager
            label={texts.pages}
            page={page}
            pageCount={pageCount}
            addressOf={(next) => address.addressWith({ page: next === 1 ? null : next })}
          />
        </>
      )}
    </>
  )
}
