import { Upload } from 'lucide-react'
import { IMAGE_UPLOAD_TYPES } from '#shared/contract/platform/images.ts'
import { classNames } from '#web/lib/class-names.ts'
import { type ButtonSize, buttonClass } from '#web/ui/button.tsx'
import { ImageUploadState } from './image-upload-state.tsx'
import type { ImageUpload } from './use-image-upload.ts'

/** Chooses a picture, and tells how far it is, that it is there, or why not. */
export function ImageUploadButton({
  upload,
  label,
  about,
  size = 'sm',
}: {
  upload: ImageUpload
  label: string
  /** What the picture is for, where several buttons stand on a page. */
  about: string
  size?: ButtonSize
}) {
  const { take, share } = upload
  const isBusy = share !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label
        data-off={isBusy || undefined}
        className={classNames(
          buttonClass({ variant: 'secondary', size }),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal',
        )}
      >
        <Upload size={16} strokeWidth={1.5} aria-hidden="true" />
        {label}
        <input
          type="file"
          accept={IMAGE_UPLOAD_TYPES.join()}
          aria-label={`${label}: ${about}`}
          disabled={isBusy}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      <ImageUploadState upload={upload} about={about} />
    </div>
  )
}
