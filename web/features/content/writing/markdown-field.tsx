import { useRef, useState } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import type { ChosenImage } from '#web/features/platform/images/image-choices.tsx'
import { ImageDialog } from '#web/features/platform/images/image-dialog.tsx'
import { imageLibraryTexts } from '#web/features/platform/images/image-library.texts.ts'
import { imageUploadTexts } from '#web/features/platform/images/image-upload.texts.ts'
import { ImageUploadButton } from '#web/features/platform/images/image-upload-button.tsx'
import { pastedImage } from '#web/features/platform/images/pasted-image.ts'
import { useImageUpload } from '#web/features/platform/images/use-image-upload.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

/** A text in Markdown. A picture chosen, dropped or pasted goes into it at the cursor. */
export function MarkdownField({
  language,
  name,
  label,
  value,
  error,
  maxLength,
  onText,
}: {
  language: Language
  name: string
  label: string
  value: string
  error: string | undefined
  maxLength: number
  onText: (text: string) => void
}) {
  const texts = useTexts(imageUploadTexts)
  const library = useTexts(imageLibraryTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const upload = useImageUpload((image) => insert(image))

  /** Puts the picture in and selects its words, so that the next thing typed is what it shows. */
  function insert({ path, ...descriptions }: ChosenImage) {
    setChoosing(false)
    const alt = descriptions[`description_${language}`] || texts.alt
    const { value: now, selectionStart } = box.current ?? { value, selectionStart: value.length }
    const [before, after] = [now.slice(0, selectionStart), now.slice(selectionStart)]
    const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const start = `${before}${gap}![`
    onText(`${start}${alt.replaceAll(/[[\]]/g, '')}](${path})${after.startsWith('\n') ? '' : '\n\n'}${after}`)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(start.length, start.length + alt.length)
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
        maxLength={maxLength}
        className="leading-relaxed"
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
          aria-label={`${library.fromLibrary}: ${language.toUpperCase()}`}
          onClick={() => setChoosing(true)}
        >
          {library.fromLibrary}
        </Button>
        <ImageUploadButton upload={upload} label={texts.chooseForText} about={language.toUpperCase()} />
      </div>
      {isChoosing && (
        <ImageDialog about={label} upload={upload} onChoose={insert} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}
