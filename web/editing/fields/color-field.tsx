import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/field.tsx'

const COLOR = /^#[\da-f]{6}$/i

/** A colour as text, and as the browser lets people pick one. */
export function ColorField({
  value,
  pickLabel,
  fallback,
  onText,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string
  /** What the picker is called. */
  pickLabel: string
  /** What the picker begins with while the text is no colour, as `#rrggbb`. */
  fallback: string
  onText: (text: string) => void
}) {
  const color = value.trim().toLowerCase()
  return (
    <div className="flex items-start gap-4">
      <div className="grow sm:max-w-xs">
        <TextField
          {...field}
          value={value}
          onChange={(event) => onText(event.target.value)}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <input
        type="color"
        aria-label={pickLabel}
        value={COLOR.test(color) ? color : fallback}
        onChange={(event) => onText(event.target.value)}
        className="mt-7 size-11 shrink-0 cursor-pointer border border-edge bg-sunken p-1"
      />
    </div>
  )
}
