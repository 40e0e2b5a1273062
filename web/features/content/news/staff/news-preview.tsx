import { useId, useState } from 'react'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { newsImage } from '#web/features/content/news/news-in-language.ts'
import { RichText } from '#web/features/content/news/rich-text.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { useNewsPreview } from './admin-news.queries.ts'
import { adminNewsTexts } from './admin-news.texts.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsFields } from './news-editor-form.ts'

const DEBOUNCE_MS = 400

/** Both languages as players will read them: the text is rendered by the server that publishes it. */
export function NewsPreview({ fields, id }: { fields: NewsFields; id: number }) {
  const texts = useTexts(newsEditorTexts)
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={texts.preview} className="mt-6">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hidePreview : texts.showPreview}
      </Button>
      <div id={panelId}>
        {isOpen && (
          <div className="mt-6 grid gap-8 lg:grid-cols-2 lg:gap-6">
            {LANGUAGES.map((language) => (
              <LanguagePreview key={language} language={language} fields={fields} id={id} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function LanguagePreview({ language, fields, id }: { language: Language; fields: NewsFields; id: number }) {
  const texts = useTexts(newsEditorTexts)
  const { untitled } = useTexts(adminNewsTexts)
  const description = useDebouncedValue(fields[`description_${language}`].trim(), DEBOUNCE_MS)
  const title = fields[`title_${language}`].trim()
  const { image_ru, image_en, image_global } = fields
  const trimmed = { image_ru: image_ru.trim(), image_en: image_en.trim(), image_global: image_global.trim() }
  const image = newsImage(language, { id, ...trimmed })
  return (
    <article lang={language} className="ticks relative min-w-0 border border-line bg-raised">
      <Picture path={image} alt="" tone="dusk" seed={id + 1} sizes="500px" className="aspect-[16/9] w-full" />
      <div className="p-5 md:p-6">
        <p className="label mb-3 text-signal">
          {texts.preview} / {language}
        </p>
        <h2 className="display text-2xl md:text-3xl">{title || untitled}</h2>
        <div className="mt-4 max-w-prose text-muted">
          {description === '' ? <p>{texts.previewEmpty}</p> : <RenderedText description={description} />}
        </div>
      </div>
    </article>
  )
}

function RenderedText({ description }: { description: string }) {
  const texts = useTexts(newsEditorTexts)
  const preview = useNewsPreview(description)
  if (preview.isPending) return <Spinner label={texts.previewLoading} />
  if (preview.isError) {
    return <ErrorState message={texts.previewFailed} onRetry={() => void preview.refetch()} />
  }
  return <RichText html={preview.data} />
}
