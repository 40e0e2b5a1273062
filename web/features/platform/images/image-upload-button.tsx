import { Upload } from 'lucide-react'
import { IMAGE_UPLOAD_TYPES } from '#shared/contract/platform/images.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { imageUploadTexts } from './image-upload.texts.ts'
import type { ImageUpload } from './use-image-upload.ts'

/** Chooses a picture, and tells how far it is, that it is there, or why not. */
export function ImageUploadButton({
  upload: { take, share, error, wasUploaded, isOver },
  label,
  about,
}: {
  upload: ImageUpload
  label: string
  /** What the picture is for, where several buttons stand on a page. */
  about: string
}) {
  const texts = useTexts(imageUploadTexts)
  const { language } = useLanguage()
  const isBusy = share !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label
        data-off={isBusy || undefined}
        className={classNames(
          buttonClass({ variant: 'secondary', size: 'sm' }),
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
      {isBusy && (
        <>
          <ProgressBar share={share} label={`${texts.uploading}: ${about}`} className="w-32" />
          <span className="font-mono text-sm text-muted tabular-nums">
            {formatPercent(share, language, 0)}
          </span>
        </>
      )}
      {isOver && <span className="text-sm text-signal">{texts.dropHere}</span>}
      <span role="status" className="text-sm text-muted">
        {wasUploaded && texts.uploaded}
      </span>
      {error && (
        <p role="alert" className="w-full text-sm text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
