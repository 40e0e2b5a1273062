import { classNames } from '#web/lib/class-names.ts'

/** A few ways to look at the same thing, side by side. One that is chosen already can be chosen again. */
export function Choice<Value extends string>({
  label,
  value: chosen,
  options,
  onChoose,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset aria-label={label} className="flex rounded border border-edge">
      {options.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classNames(
            'min-h-11 px-3 text-sm font-medium',
            value === chosen ? 'bg-text text-ink' : 'text-muted hover:text-text',
          )}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
