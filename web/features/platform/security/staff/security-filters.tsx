import { AUDIT_ACTOR_MAX } from '#shared/constants/content-limits.ts'
import { SECURITY_EVENTS, SECURITY_NETWORK_MAX } from '#shared/constants/security/security-events.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { QueryChanges } from '#web/routing/use-address-query.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { DayRange } from '#web/ui/lists/day-range.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { SecurityQuery } from './security.queries.ts'
import { securityTexts } from './security.texts.ts'

/** Which events to show; every choice goes into the address and back to the first page. */
export function SecurityFilters({
  query,
  onChange,
}: {
  query: SecurityQuery
  onChange: (changes: QueryChanges, options?: { replace?: boolean }) => void
}) {
  const texts = useTexts(securityTexts)
  const seesNetworks = usePermission('view_personal_data')
  const set = (changes: QueryChanges, replace = false) => onChange({ ...changes, page: null }, { replace })
  return (
    <search
      aria-label={texts.filters}
      className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5"
    >
      <SelectField
        label={texts.kind}
        value={query.kind ?? ''}
        onChange={(event) => set({ kind: event.target.value })}
        options={[
          { value: '', label: texts.anyKind },
          ...SECURITY_EVENTS.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
      />
      <SearchField
        label={texts.user}
        value={query.user ?? ''}
        maxLength={AUDIT_ACTOR_MAX}
        placeholder={texts.userPlaceholder}
        autoCapitalize="none"
        spellCheck={false}
        onSearch={(user, isRefined) => set({ user }, isRefined)}
      />
      {seesNetworks && (
        <SearchField
          label={texts.network}
          value={query.network ?? ''}
          maxLength={SECURITY_NETWORK_MAX}
          placeholder={texts.networkPlaceholder}
          autoCapitalize="none"
          spellCheck={false}
          onSearch={(network, isRefined) => set({ network }, isRefined)}
        />
      )}
      <DayRange from={query.from} to={query.to} onChange={(days) => set(days, true)} />
    </search>
  )
}
