import { Checkbox } from '#web/ui/checkbox.tsx'

/** Boxes of which at least one is to be ticked. */
export function ChoicesField<Choice extends string>({
  legend,
  choices,
  names,
  chosen,
  missing,
  onChange,
}: {
  legend: string
  choices: readonly Choice[]
  names: Readonly<Record<Choice, string>>
  chosen: readonly Choice[]
  /** What is said as long as none is ticked, once that has been refused. */
  missing: string | false
  onChange: (chosen: readonly Choice[]) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          checked={chosen.includes(choice)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))
          }
          label={names[choice]}
        />
      ))}
      {missing !== false && chosen.length === 0 && <p className="text-sm text-alarm">{missing}</p>}
    </fieldset>
  )
}
