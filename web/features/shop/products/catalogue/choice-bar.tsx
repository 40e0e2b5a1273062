import { useId } from 'react'

/** One choice of a few, side by side: a radio group that looks like a switch on a console. */
export function ChoiceBar<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-2 text-muted">{label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded border border-edge bg-sunken">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center px-3 text-sm sm:px-4 font-medium text-muted transition-colors not-last:border-r not-last:border-line hover:text-text has-checked:bg-sand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
