import { X } from 'lucide-react'
import { AUDIT_ACTIONS } from '#shared/constants/audit.ts'
import { AUDIT_ACTOR_MAX } from '#shared/constants/content-limits.ts'
import { auditNouns } from '#shared/contract/all-audit-nouns.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { QueryChanges } from '#web/routing/use-address-query.ts'
import { Button } from '#web/ui/button.tsx'
import { DayRange } from '#web/ui/lists/day-range.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { AuditQuery } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'

/** Which entries to show; every choice goes into the address and back to the first page. */
export function AuditFilters({
  query,
  onChange,
}: {
  query: AuditQuery
  onChange: (changes: QueryChanges, options?: { replace?: boolean }) => void
}) {
  const texts = useTexts(auditTexts)
  const { language } = useLanguage()
  const set = (changes: QueryChanges, options?: { replace?: boolean }) =>
    onChange({ ...changes, page: null }, options)
  return (
    <search
      aria-label={texts.filters}
      className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[minmax(0,3fr)_repeat(4,minmax(0,2fr))]"
    >
      <SearchField
        label={texts.actor}
        value={query.actor ?? ''}
        maxLength={AUDIT_ACTOR_MAX}
        placeholder={texts.actorPlaceholder}
        autoCapitalize="none"
        spellCheck={false}
        onSearch={(actor, isRefined) => onChange({ actor, page: null }, { replace: isRefined })}
      />
      <SelectField
        label={texts.action}
        value={query.action ?? ''}
        onChange={(event) => set({ action: event.target.value })}
        options={[
          { value: '', label: texts.anyAction },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: texts.actions[value] })),
        ]}
      />
      <SelectField
        label={texts.noun}
        value={query.noun ?? ''}
        onChange={(event) => set({ noun: event.target.value, nounId: null })}
        options={[
          { value: '', label: texts.anyNoun },
          ...auditNouns.map((noun) => ({ value: noun.name, label: noun.texts[language].plural })),
        ]}
      />
      <DayRange from={query.from} to={query.to} onChange={(days) => set(days, { replace: true })} />
      {query.nounId && (
        <div className="self-start sm:pt-7">
          <Button variant="outline" onClick={() => set({ nounId: null })}>
            {texts.nounId}
            {query.nounId}
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </div>
      )}
    </search>
  )
}
