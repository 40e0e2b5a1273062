import { NEWS_DESCRIPTION_MAX, NEWS_TITLE_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { LanguageFieldset } from '#web/editing/language-fieldset.tsx'
import { MarkdownField } from '#web/features/content/writing/markdown-field.tsx'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsFields } from './news-editor-form.ts'

type Bind = (field: keyof NewsFields) => {
  name: string
  label: string
  value: string
  error: string | undefined
  onText: (text: string) => void
}

/** Title, text and picture of one language. */
export function NewsLanguageFields({ language, bind }: { language: Language; bind: Bind }) {
  const texts = useTexts(newsEditorTexts)
  const { onText: onTitle, ...title } = bind(`title_${language}`)
  return (
    <LanguageFieldset language={language}>
      <TextField
        {...title}
        lang={language}
        maxLength={NEWS_TITLE_MAX}
        onChange={(event) => onTitle(event.target.value)}
      />
      <MarkdownField
        {...bind(`description_${language}`)}
        language={language}
        maxLength={NEWS_DESCRIPTION_MAX}
      />
      <ImageField {...bind(`image_${language}`)} hint={texts.imageHint} />
    </LanguageFieldset>
  )
}
