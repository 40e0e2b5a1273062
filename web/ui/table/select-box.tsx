/** The box by which a row of a table is selected, or all of them from the head. */
export function SelectBox({
  label,
  isSelected,
  onChange,
}: {
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}) {
  return (
    <label className="relative flex h-10 w-11 cursor-pointer pointer-coarse:h-11 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-4.5"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
