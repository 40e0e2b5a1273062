import { CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { formatBytes, formatDuration } from '#web/features/games/launcher/format-figures.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { UploadState } from './file-upload.ts'
import { uploadTexts } from './upload.texts.ts'

/** How far a file is, what stands in its way, and what can be done about it. */
export function UploadProgress({
  upload,
  about,
  onPause,
  onResume,
  onCancel,
}: {
  upload: UploadState
  about: string
  onPause: () => void
  onResume: () => void
  onCancel: () => void
}) {
  const texts = useTexts(uploadTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { name, size, sent, phase } = upload
  const share = sent / size
  const cancel = phase === 'complete' ? texts.dropFile : texts.cancelUpload
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-mono text-sm break-all">{name}</p>
        <p className="font-mono text-sm text-muted tabular-nums">
          {formatPercent(Math.floor(share * 100) / 100, language)}
        </p>
      </div>
      <ProgressBar share={share} label={`${texts.uploading}: ${about}`} className="w-full" />
      <p className="font-mono text-xs text-muted tabular-nums">
        {phase === 'complete' ? '' : `${formatBytes(sent, language)} ${words.of} `}
        {formatBytes(size, language)}
        <UploadSpeed upload={upload} />
      </p>
      <UploadStatus upload={upload} />
      <div className="flex flex-wrap gap-2">
        {phase === 'sending' && (
          <Button size="sm" variant="secondary" aria-label={`${texts.pause}: ${about}`} onClick={onPause}>
            <Pause size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts.pause}
          </Button>
        )}
        {(phase === 'paused' || (phase === 'failed' && upload.error !== 'unreadable')) && (
          <Button size="sm" variant="outline" aria-label={`${texts.resume}: ${about}`} onClick={onResume}>
            <Play size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts.resume}
          </Button>
        )}
        {phase === 'waiting' && (
          <Button size="sm" variant="outline" aria-label={`${texts.tryNow}: ${about}`} onClick={onResume}>
            <RotateCw size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts.tryNow}
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={`${cancel}: ${about}`} onClick={onCancel}>
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
          {cancel}
        </Button>
      </div>
    </div>
  )
}

/** Speed and the time it will take; nothing as long as they are guesses. */
function UploadSpeed({ upload: { phase, bytesPerSecond, sent, size } }: { upload: UploadState }) {
  const texts = useTexts(uploadTexts)
  const { language } = useLanguage()
  if (phase !== 'sending' || !bytesPerSecond) return null
  const remaining = formatDuration((size - sent) / bytesPerSecond, language)
  return (
    <>{` · ${formatBytes(bytesPerSecond, language)}${texts.perSecond} · ${texts.remaining(remaining)}`}</>
  )
}

/** In words, for those who listen too; what changes every second is left out of it. */
function UploadStatus({ upload }: { upload: UploadState }) {
  const texts = useTexts(uploadTexts)
  const { phase, error } = upload
  const isTrouble = phase === 'failed' || phase === 'waiting'
  return (
    <>
      <p
        role={isTrouble ? 'alert' : 'status'}
        className={classNames('flex items-center gap-2 text-sm', isTrouble ? 'text-alarm' : 'text-muted')}
      >
        {phase === 'complete' && (
          <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-online" />
        )}
        {isTrouble ? sentenceFor(error, texts) : texts[phase]}
      </p>
      {upload.nextTryAt !== null && <NextTry at={upload.nextTryAt} />}
    </>
  )
}

function NextTry({ at }: { at: number }) {
  const texts = useTexts(uploadTexts)
  const { language } = useLanguage()
  const now = useNow(500)
  const seconds = Math.max(0, Math.ceil((at - now.getTime()) / 1000))
  return <p className="text-sm text-muted">{texts.nextTry(formatDuration(seconds, language))}</p>
}

function sentenceFor(error: unknown, texts: (typeof uploadTexts)['ru']): string {
  if (error === 'unreadable') return texts.unreadable
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_signed_in') return texts.signedOut
  // Another request of the same upload was first: to its owner that is a broken connection as well.
  if (code === 'network' || code === 'conflict') return texts.connectionLost
  return failureMessage(error, texts.uploadFailed)
}
