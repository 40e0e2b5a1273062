import { ImageOff } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldNote, noteIdOf } from '#web/ui/field.tsx'
import { ImageDescription } from './image-description.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { imageLibraryTexts } from './image-library.texts.ts'
import { imageUploadTexts } from './image-upload.texts.ts'
import { ImageUploadButton } from './image-upload-button.tsx'
import { useImageAt } from './images.queries.ts'
import { pastedImage } from './pasted-image.ts'
import { useImageUpload } from './use-image-upload.ts'

/** The one field that asks for a picture: chosen from the media library or from a file, dropped here or pasted. Nobody types its path. */
export function ImageField({
  name,
  label,
  value,
  error,
  hint,
  isUploadedOnly = false,
  widthAtLeast = 0,
  onText,
}: {
  name: string
  label: string
  value: string
  error: string | undefined
  hint?: string
  /** The pictures that the site brought along will not do. */
  isUploadedOnly?: boolean
  /** One that is not so many pixels wide is taken, and said to be stretched. */
  widthAtLeast?: number
  onText: (text: string) => void
}) {
  const texts = useTexts(imageUploadTexts)
  const library = useTexts(imageLibraryTexts)
  const id = useId()
  const choose = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const upload = useImageUpload(({ path }) => take(path))
  const path = value.trim()
  const { data: image } = useImageAt(path)

  function take(chosen: string) {
    onText(chosen)
    setOpen(false)
  }

  return (
    <fieldset
      {...upload.dropProps}
      aria-describedby={noteIdOf(id, { hint, error })}
      onPaste={(event) => {
        const file = pastedImage(event)
        if (file) void upload.take(file)
      }}
      className={classNames(
        '@container min-w-0 outline-offset-4',
        upload.isOver && 'outline-2 outline-dashed outline-signal',
      )}
    >
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <input type="hidden" name={name} value={value} />
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3 @xs:grid-cols-[6rem_minmax(0,1fr)] @xs:gap-4 @md:grid-cols-[10rem_minmax(0,1fr)]">
        {path.startsWith('/') ? (
          <Picture
            path={path}
            alt=""
            tone="dusk"
            seed={1}
            sizes="160px"
            className="aspect-video w-full border border-line bg-sunken"
            imageClassName="object-contain!"
          />
        ) : (
          <div
            aria-hidden="true"
            className="flex aspect-video w-full items-center justify-center border border-dashed border-edge text-muted"
          >
            <ImageOff size={20} strokeWidth={1.5} />
          </div>
        )}
        <div className="space-y-2">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <Button
              ref={choose}
              variant="secondary"
              size="sm"
              aria-label={`${library.fromLibrary}: ${label}`}
              onClick={() => setOpen(true)}
            >
              {library.fromLibrary}
            </Button>
            <ImageUploadButton upload={upload} label={texts.choose} about={label} />
            {path !== '' && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${library.takeAway}: ${label}`}
                onClick={() => {
                  onText('')
                  choose.current?.focus()
                }}
              >
                {library.takeAway}
              </Button>
            )}
          </div>
          {path === '' && <p className="text-sm text-muted max-sm:hidden">{library.drop}</p>}
          <ImageDescription path={path} about={label} />
          {image && image.width < widthAtLeast && (
            <p className="text-sm text-sand">{library.isNarrow(image.width, widthAtLeast)}</p>
          )}
        </div>
      </div>
      <FieldNote id={id} hint={hint} error={error} />
      {isOpen && (
        <ImageDialog
          about={label}
          upload={upload}
          isUploadedOnly={isUploadedOnly}
          onChoose={(image) => take(image.path)}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  )
}
