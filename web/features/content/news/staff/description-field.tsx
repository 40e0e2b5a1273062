import { useRef } from 'react'
import { NEWS_DESCRIPTION_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { imageUploadTexts } from '#web/features/platform/images/image-upload.texts.ts'
import { ImageUploadButton } from '#web/features/platform/images/image-upload-button.tsx'
import { useImageUpload } from '#web/features/platform/images/use-image-upload.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { TextArea } from '#web/ui/field.tsx'

/** The text of a news item. A picture chosen, dropped or pasted goes into it at the cursor. */
export function DescriptionField({
  language,
  name,
  label,
  value,
  error,
  onText,
}: {
  language: Language
  name: string
  label: string
  value: string
  error: string | undefined
  onText: (text: string) => void
}) {
  const texts = useTexts(imageUploadTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  const upload = useImageUpload(({ path }) => insert(path))

  /** Puts the picture in and selects its words, so that the next thing typed is what it shows. */
  function insert(path: string) {
    const { value: now, selectionStart } = box.current ?? { value, selectionStart: value.length }
    const [before, after] = [now.slice(0, selectionStart), now.slice(selectionStart)]
    const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const start = `${before}${gap}![`
    onText(`${start}${texts.alt}](${path})${after.startsWith('\n') ? '' : '\n\n'}${after}`)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(start.length, start.length + texts.alt.length)
    })
  }

  return (
    <div
      {...upload.dropProps}
      className={classNames(
        'space-y-3 outline-offset-4',
        upload.isOver && 'outline-2 outline-dashed outline-signal',
      )}
    >
      <TextArea
        ref={box}
        name={name}
        label={label}
        value={value}
        error={error}
        hint={upload.wasUploaded && texts.altHint}
        lang={language}
        rows={14}
        maxLength={NEWS_DESCRIPTION_MAX}
        className="leading-relaxed"
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => {
          const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
          if (!file) return
          event.preventDefault()
          void upload.take(file)
        }}
      />
      <ImageUploadButton upload={upload} label={texts.chooseForText} about={language.toUpperCase()} />
    </div>
  )
}
