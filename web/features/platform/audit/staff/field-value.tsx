import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { lookUp } from '#web/i18n/look-up.ts'
import { auditTexts } from './audit.texts.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A value of the log as people read it; `names` are what its fields are called. */
export function FieldValue({ value, names }: { value: unknown; names: Record<string, string> }) {
  const texts = useTexts(auditTexts)
  if (value === null || value === undefined || value === '') {
    return <span className="text-muted italic">{texts.nothing}</span>
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string' && MOMENT.test(value)) return <LocalTime dateTime={value} style="date-time" />
  if (Array.isArray(value) && value.some((each) => typeof each === 'object'))
    return (
      <ol className="list-decimal space-y-1 pl-5">
        {value.map((each, index) => (
          <li key={index}>
            <FieldValue value={each} names={names} />
          </li>
        ))}
      </ol>
    )
  if (Array.isArray(value)) return <FieldValue value={value.map(String).join(', ')} names={names} />
  if (typeof value === 'object') {
    return (
      <ul>
        {Object.entries(value).map(([field, inner]) => (
          <li key={field}>
            {lookUp(names, field)}: <FieldValue value={inner} names={names} />
          </li>
        ))}
      </ul>
    )
  }
  return <span className="whitespace-pre-wrap">{String(value)}</span>
}
