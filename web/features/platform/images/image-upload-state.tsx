import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { imageUploadTexts } from './image-upload.texts.ts'
import type { ImageUpload } from './use-image-upload.ts'

/** How far a picture on its way is, that it is there, or why not. */
export function ImageUploadState({
  upload: { share, error, wasUploaded, isOver },
  about,
}: {
  upload: ImageUpload
  /** What the picture is for, where several are asked for on a page. */
  about: string
}) {
  const texts = useTexts(imageUploadTexts)
  const { language } = useLanguage()
  return (
    <>
      {share !== null && (
        <>
          <ProgressBar share={share} label={`${texts.uploading}: ${about}`} className="w-32" />
          <span className="font-mono text-sm text-muted tabular-nums">
            {formatPercent(share, language, 0)}
          </span>
        </>
      )}
      {isOver && <span className="text-sm text-signal">{texts.dropHere}</span>}
      {/* It is always there to be heard, and takes room only when it says something. */}
      <span role="status" className="text-sm text-muted empty:absolute">
        {wasUploaded && texts.uploaded}
      </span>
      {error && (
        <p role="alert" className="w-full text-sm text-alarm">
          {error}
        </p>
      )}
    </>
  )
}
