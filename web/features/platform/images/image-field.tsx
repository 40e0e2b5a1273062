import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { TextField } from '#web/ui/field.tsx'
import { imageUploadTexts } from './image-upload.texts.ts'
import { ImageUploadButton } from './image-upload-button.tsx'
import { useImageUpload } from './use-image-upload.ts'

/** The path of a picture with the picture beside it; a file can be chosen or dropped here. */
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
  const texts = useTexts(imageUploadTexts)
  const upload = useImageUpload(({ path }) => onText(path))
  const path = value.trim()
  return (
    <div
      {...upload.dropProps}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-4 outline-offset-4 sm:grid-cols-[minmax(0,1fr)_8rem]',
        upload.isOver && 'outline-2 outline-dashed outline-signal',
      )}
    >
      <div className="space-y-3">
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
        <ImageUploadButton upload={upload} label={texts.choose} about={label} />
      </div>
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
