import { LANGUAGES } from '#shared/constants/languages.ts'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { newsEditorTexts } from './news-editor.texts.ts'
import { NewsEditorActions } from './news-editor-actions.tsx'
import type { NewsFields } from './news-editor-form.ts'
import { NewsEditorNotices } from './news-editor-notices.tsx'
import { NewsLanguageFields } from './news-language-fields.tsx'
import { NewsPreview } from './news-preview.tsx'
import { PublicAddress } from './public-address.tsx'
import { useNewsEditor } from './use-news-editor.ts'

/** The editor of one item; `saved` is null for a new one. */
export function NewsEditor({
  saved,
  onCreated,
}: {
  saved: StaffNewsItem | null
  onCreated: (id: number) => void
}) {
  const texts = useTexts(newsEditorTexts)
  const editing = useNewsEditor(saved, onCreated)
  const { item, edits, form } = editing
  const bind = (field: keyof NewsFields) => ({
    name: field,
    label: texts.labels[field],
    value: edits.values[field],
    error: form.errors[field],
    onText: (text: string) => edits.set(field, text),
  })
  const { onText: onDate, ...date } = bind('date')
  return (
    <>
      <form {...form.formProps} className="space-y-8">
        {item && <PublicAddress item={item} />}
        <NewsEditorNotices editing={editing} />
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
          {LANGUAGES.map((language) => (
            <NewsLanguageFields key={language} language={language} bind={bind} />
          ))}
        </div>
        <FormattingHelp />
        <div className="grid gap-6 border-t border-line pt-6 lg:grid-cols-2">
          <ImageField {...bind('image_global')} hint={texts.imageGlobalHint} />
          <TextField
            {...date}
            type="datetime-local"
            hint={item && !item.isDraft ? texts.dateHint : texts.dateHintDraft}
            onChange={(event) => onDate(event.target.value)}
          />
        </div>
        <SaveFailure editing={editing} />
        <NewsEditorActions editing={editing} />
      </form>
      <NewsPreview fields={edits.values} id={item?.id ?? 0} />
    </>
  )
}

function FormattingHelp() {
  const texts = useTexts(newsEditorTexts)
  return (
    <details className="border-l-2 border-line pl-4 text-sm text-muted">
      <summary className="min-h-11 cursor-pointer content-center hover:text-text">{texts.help}</summary>
      <ul className="space-y-1 pb-2 font-mono">
        {texts.helpLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
