import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { adminSiteTexts } from './admin-site.texts.ts'

/** A colour as text, and as the browser lets people pick one. */
export function AccentField({
  value,
  onText,
  ...field
}: {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onText: (text: string) => void
}) {
  const texts = useTexts(adminSiteTexts)
  const isColor = /^#[\da-f]{6}$/i.test(value.trim())
  return (
    <div className="flex items-start gap-4">
      <div className="grow sm:max-w-xs">
        <TextField
          {...field}
          value={value}
          label={texts.accent}
          hint={texts.accentHint}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <input
        type="color"
        aria-label={texts.pickAccent}
        value={isColor ? value.trim().toLowerCase() : '#000000'}
        onChange={(event) => onText(event.target.value)}
        className="mt-7 size-11 shrink-0 cursor-pointer border border-edge bg-sunken p-1"
      />
    </div>
  )
}
