import { Upload } from 'lucide-react'
import { LAUNCHER_FILES } from '#shared/constants/launcher.ts'
import { platformOf } from '#web/features/games/launcher/upload/release-file.ts'
import { UploadProgress } from '#web/features/games/launcher/upload/upload-progress.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useFileDrop } from '#web/lib/use-file-drop.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { releaseEditorTexts } from './release-editor.texts.ts'
import { platformIn } from './release-editor-form.ts'
import type { ReleaseEditing } from './use-release-editor.ts'
import type { UploadField } from './use-release-uploads.ts'

/** One file of a new release: chosen or dropped here, and sent at once. */
export function ReleaseFileField({
  field,
  hint,
  editing: { edits, form, uploads, faults, takeFile, dropFile },
}: {
  field: UploadField
  hint?: string
  editing: ReleaseEditing
}) {
  const texts = useTexts(releaseEditorTexts)
  const { state: upload, pause, resume } = uploads[field]
  const { isOver, dropProps } = useFileDrop((file) => takeFile(field, file))
  const label = texts.labels[field]
  const platform = platformIn(edits.values)
  const isForOther = field === 'upload' && upload !== null && platformOf(upload.name) !== platform
  const fault = faults[field]
  const error = fault ? texts.faults[fault] : (form.errors[field] ?? (isForOther && texts.otherPlatform))
  const choose = !upload
    ? texts.choose
    : upload.phase === 'interrupted'
      ? texts.chooseSame
      : texts.chooseOther
  const accept = field === 'upload' ? LAUNCHER_FILES[platform].ending : 'zip'
  return (
    <div
      {...dropProps}
      className={classNames(
        'space-y-4 border border-dashed p-4 transition-colors md:p-5',
        isOver ? 'border-signal bg-raised' : error ? 'border-alarm' : 'border-edge',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label
          className={classNames(
            buttonClass({ variant: 'outline' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal',
          )}
        >
          <Upload size={18} strokeWidth={1.5} aria-hidden="true" />
          {choose}
          <input
            type="file"
            // Named, so that it gets the focus when something is wrong; what is sent is the key of the upload.
            name={field}
            accept={`.${accept}`}
            aria-label={`${choose}: ${label}`}
            className="sr-only"
            onChange={(event) => {
              takeFile(field, event.target.files?.[0])
              // The same file may be chosen again.
              event.target.value = ''
            }}
          />
        </label>
        <p className="text-sm text-muted">
          <span className="block font-medium text-text">{label}</span>
          {isOver ? (
            <span className="text-signal">{texts.dropHere}</span>
          ) : (
            `${field === 'upload' ? texts.kinds[platform] : '.zip'}, ${texts.orDrop}`
          )}
        </p>
      </div>
      {hint && <p className="text-sm text-pretty text-muted">{hint}</p>}
      {upload && (
        <UploadProgress
          upload={upload}
          about={label}
          onPause={pause}
          onResume={resume}
          onCancel={() => dropFile(field)}
        />
      )}
      {error && (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
