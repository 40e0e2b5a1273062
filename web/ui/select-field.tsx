import type { ComponentProps } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { Field, type FieldInfo, inputClass } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** A list counts as read-only to style sheets; ours looks like any other box while it can be used. */
const LOOK =
  'cursor-pointer pr-10 enabled:border-edge enabled:text-text enabled:hover:border-muted disabled:cursor-default'

/** The platform's own list to choose one of. */
export function SelectField({
  label,
  error,
  hint,
  options,
  className,
  ...props
}: FieldInfo & { options: readonly SelectOption[] } & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => (
        <select className={classNames(inputClass, LOOK, className)} {...props} {...wiring}>
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
