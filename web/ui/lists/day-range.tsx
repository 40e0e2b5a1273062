import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { dayRangeTexts } from './day-range.texts.ts'

/**
 * Two fields for the first and the last day of a list, by the community's clock. A year that is typed has four steps: whoever is told of
 * each keeps one of them for the history.
 */
export function DayRange({
  from,
  to,
  onChange,
}: {
  from: string | undefined
  to: string | undefined
  onChange: (day: { from: string } | { to: string }) => void
}) {
  const texts = useTexts(dayRangeTexts)
  return (
    <>
      <TextField
        label={texts.from}
        type="date"
        value={from ?? ''}
        max={to}
        hint={texts.hint}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={to ?? ''}
        min={from}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  )
}
