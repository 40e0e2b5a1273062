import { useRef, useState } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import { MarkdownBox, type MarkdownBoxHandle } from '#web/editing/markdown/markdown-box.tsx'
import type { ChosenImage } from '#web/features/platform/images/image-choices.tsx'
import { ImageDialog } from '#web/features/platform/images/image-dialog.tsx'
import { imageUploadTexts } from '#web/features/platform/images/image-upload.texts.ts'
import { ImageUploadState } from '#web/features/platform/images/image-upload-state.tsx'
import { pastedImage } from '#web/features/platform/images/pasted-image.ts'
import { useImageUpload } from '#web/features/platform/images/use-image-upload.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { RenderedText } from './rendered-text.tsx'

const LONG_ROWS = 14

/** A text in Markdown. A picture chosen, dropped or pasted goes into it at the cursor. */
export function MarkdownField({
  language,
  name,
  label,
  hint,
  value,
  error,
  rows = LONG_ROWS,
  maxLength,
  onText,
}: {
  language: Language
  name: string
  label: string
  hint?: string
  value: string
  error: string | undefined
  rows?: number
  maxLength: number
  onText: (text: string) => void
}) {
  const texts = useTexts(imageUploadTexts)
  const box = useRef<MarkdownBoxHandle>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isUndescribed, setUndescribed] = useState(false)
  const upload = useImageUpload((image) => insert(image))
  const about = `${label}, ${language.toUpperCase()}`

  function insert({ path, ...descriptions }: ChosenImage) {
    setChoosing(false)
    const words = descriptions[`description_${language}`]
    setUndescribed(!words)
    box.current?.insertPicture({ path, words: words || texts.alt })
  }

  return (
    <div
      {...upload.dropProps}
      className={classNames(
        'space-y-3 outline-offset-4',
        upload.isOver && 'outline-2 outline-dashed outline-signal',
      )}
    >
      <MarkdownBox
        handle={box}
        name={name}
        label={label}
        about={about}
        value={value}
        error={error}
        hint={isUndescribed ? texts.altHint : hint}
        lang={language}
        rows={rows}
        maxLength={maxLength}
        preview={() => <RenderedText text={value} />}
        onText={onText}
        onPicture={() => setChoosing(true)}
        onPaste={(event) => {
          const file = pastedImage(event)
          if (file) void upload.take(file)
        }}
      />
      <ImageUploadState upload={upload} about={about} />
      {isChoosing && (
        <ImageDialog about={about} upload={upload} onChoose={insert} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}
