import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { auditTexts } from './audit.texts.ts'
import { fieldTexts } from './field.texts.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A value of the log as people read it. */
export function FieldValue({ value }: { value: unknown }) {
  const texts = useTexts(auditTexts)
  const names = useTexts(fieldTexts)
  if (value === null || value === undefined || value === '') {
    return <span className="text-muted italic">{texts.nothing}</span>
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string' && MOMENT.test(value)) return <LocalTime dateTime={value} style="date-time" />
  if (Array.isArray(value)) return <FieldValue value={value.map(String).join(', ')} />
  if (typeof value === 'object') {
    return (
      <ul>
        {Object.entries(value).map(([field, inner]) => (
          <li key={field}>
            {names[field] ?? field}: <FieldValue value={inner} />
          </li>
        ))}
      </ul>
    )
  }
  return <span className="whitespace-pre-wrap">{String(value)}</span>
}
