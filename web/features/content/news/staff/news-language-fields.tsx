import { NEWS_DESCRIPTION_MAX, NEWS_TITLE_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { LanguageFieldset } from '#web/editing/language-fieldset.tsx'
import { MarkdownField } from '#web/features/content/writing/markdown-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { NewsFields } from './news-editor-form.ts'

type Bind = (field: keyof NewsFields) => {
  name: string
  label: string
  value: string
  error: string | undefined
  onText: (text: string) => void
}

/** Title and text of one language. */
export function NewsLanguageFields({ language, bind }: { language: Language; bind: Bind }) {
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
    </LanguageFieldset>
  )
}
