import { findAuditNoun } from '#shared/contract/all-audit-nouns.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { lookUp } from '#web/i18n/look-up.ts'
import { auditTexts } from './audit.texts.ts'
import { fieldChanges } from './field-changes.ts'
import { FieldValue } from './field-value.tsx'

const CELL = 'max-h-72 overflow-y-auto border-l-2 pl-3'

/** What stood before and after, field by field. */
export function ChangeDetails({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(auditTexts)
  const { language } = useLanguage()
  const names = findAuditNoun(entry.noun)?.texts[language].fields ?? {}
  if (!entry.before && !entry.after) return <p className="text-sm text-muted">{texts.noDetails}</p>
  const changes = fieldChanges(entry)
  if (changes.length === 0) return <p className="text-sm text-muted">{texts.noDifference}</p>
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[10rem_1fr_1fr]">
          <dt className="font-medium">{lookUp(names, field)}</dt>
          {entry.before && (
            <dd className={`${CELL} border-offline`}>
              <span className="label block text-muted">{texts.before}</span>
              <FieldValue value={before} names={names} />
            </dd>
          )}
          {entry.after && (
            <dd className={`${CELL} border-online`}>
              <span className="label block text-muted">{texts.after}</span>
              <FieldValue value={after} names={names} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
