import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ImageDescription } from './image-description.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { imageLibraryTexts } from './image-library.texts.ts'
import { imageUploadTexts } from './image-upload.texts.ts'
import { ImageUploadButton } from './image-upload-button.tsx'
import { pastedImage } from './pasted-image.ts'
import { useImageUpload } from './use-image-upload.ts'

/**
 * The one field that asks for a picture: chosen from the media library or from a file, dropped here or pasted into its
 * box. It holds the path of the picture, which stands beside it.
 */
export function ImageField({
  name,
  label,
  value,
  error,
  hint,
  isUploadedOnly = false,
  onText,
}: {
  name: string
  label: string
  value: string
  error: string | undefined
  hint?: string
  /** The pictures that the site brought along will not do. */
  isUploadedOnly?: boolean
  onText: (text: string) => void
}) {
  const texts = useTexts(imageUploadTexts)
  const library = useTexts(imageLibraryTexts)
  const [isOpen, setOpen] = useState(false)
  const upload = useImageUpload(({ path }) => take(path))
  const path = value.trim()

  function take(chosen: string) {
    onText(chosen)
    setOpen(false)
  }

  return (
    <div
      {...upload.dropProps}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-4 outline-offset-4 sm:grid-cols-[minmax(0,1fr)_10rem]',
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
          autoComplete="off"
          placeholder={library.paste}
          className="truncate"
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            const file = pastedImage(event)
            if (file) void upload.take(file)
          }}
        />
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${library.fromLibrary}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {library.fromLibrary}
          </Button>
          <ImageUploadButton upload={upload} label={texts.choose} about={label} />
        </div>
        <ImageDescription path={path} about={label} />
      </div>
      {path.startsWith('/') ? (
        <Picture
          path={path}
          alt=""
          tone="dusk"
          seed={1}
          sizes="160px"
          className="mt-7 aspect-video w-full border border-line bg-sunken"
          imageClassName="object-contain!"
        />
      ) : (
        <div aria-hidden="true" className="mt-7 aspect-video w-full border border-dashed border-line" />
      )}
      {isOpen && (
        <ImageDialog
          about={label}
          upload={upload}
          isUploadedOnly={isUploadedOnly}
          onChoose={(image) => take(image.path)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
