import { NEWS_TITLE_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { DescriptionField } from './description-field.tsx'
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
  const words = useTexts(wordsTexts)
  const { onText: onTitle, ...title } = bind(`title_${language}`)
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="display mb-4 flex items-center gap-3 text-xl">
        <span className="label text-signal">{language}</span>
        {language === 'ru' ? words.russian : words.english}
      </legend>
      <TextField
        {...title}
        lang={language}
        maxLength={NEWS_TITLE_MAX}
        onChange={(event) => onTitle(event.target.value)}
      />
      <DescriptionField {...bind(`description_${language}`)} language={language} />
      <ImageField {...bind(`image_${language}`)} hint={texts.imageHint} />
    </fieldset>
  )
}
