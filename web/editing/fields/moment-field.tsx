import type { ComponentProps } from 'react'
import { zoneName } from '#shared/zone-time.ts'
import { editorTexts } from '#web/editing/editor.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment, zoneOfFields } from '#web/lib/local-moment.ts'
import { TextField } from '#web/ui/field.tsx'

/** A moment, typed in the zone that stands beside it. */
export function MomentField({
  hint,
  value = '',
  ...field
}: ComponentProps<typeof TextField> & { value: string | undefined }) {
  const texts = useTexts(editorTexts)
  // Its clocks of that day: in summer they may differ.
  const zone = zoneName(zoneOfFields(), new Date(fromLocalMoment(value ?? '') ?? Date.now()))
  return (
    <TextField
      {...field}
      value={value}
      type="datetime-local"
      hint={
        <>
          {texts.zone} {zone}. {hint}
        </>
      }
    />
  )
}
