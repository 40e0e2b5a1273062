import { useId } from 'react'
import { isTimeZone, zoneOffset } from '#shared/zone-time.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { TextField } from '#web/ui/field.tsx'
import { adminSiteTexts } from './admin-site.texts.ts'

const EVERY_SECONDS = 10

/** Not every engine names it. */
const zones = (): readonly string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]

/** A zone of the list, found by typing a part of its name; what the time is there stands below. */
export function TimeZoneField(field: {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}) {
  const texts = useTexts(adminSiteTexts)
  const { language } = useLanguage()
  const now = useNow(EVERY_SECONDS * 1000)
  const listId = useId()
  const zone = field.value.trim()
  return (
    <div className="sm:max-w-md">
      <TextField
        {...field}
        label={texts.timeZone}
        hint={
          isTimeZone(zone)
            ? `${texts.timeThere} ${formatDate(now.toISOString(), 'hour', language, zone)}, ${zoneOffset(zone, now)}`
            : texts.timeZoneHint
        }
        list={listId}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
      />
      <datalist id={listId}>
        {zones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </div>
  )
}
