import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { dayRangeTexts } from './day-range.texts.ts'

/**
 * Two fields for the first and the last day of a list, counted in UTC unless `hint` says otherwise. A year that is typed has four steps: whoever is told of
 * each keeps one of them for the history.
 */
export function DayRange({
  from,
  to,
  hint,
  onChange,
}: {
  from: string | undefined
  to: string | undefined
  /** By whose clock days are counted. */
  hint?: string
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
        hint={hint ?? texts.hint}
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
