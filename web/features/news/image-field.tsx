import { TextField } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The path of a picture, with the picture beside it. */
export function ImageField({
  name,
  label,
  value,
  error,
  hint,
  onText,
}: {
  name: string
  label: string
  value: string
  error: string | undefined
  hint: string
  onText: (text: string) => void
}) {
  const path = value.trim()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <TextField
        name={name}
        label={label}
        value={value}
        error={error}
        hint={hint}
        inputMode="url"
        spellCheck={false}
        placeholder="/images/…"
        onChange={(event) => onText(event.target.value)}
      />
      {path.startsWith('/') ? (
        <Picture
          path={path}
          alt=""
          tone="dusk"
          seed={1}
          sizes="128px"
          className="mt-7 aspect-video w-full border border-line"
        />
      ) : (
        <div aria-hidden="true" className="mt-7 aspect-video w-full border border-dashed border-line" />
      )}
    </div>
  )
}
