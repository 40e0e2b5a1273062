import { type ReactNode, useId, useState } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { useRenderedText } from './rendered-text.queries.ts'
import { RichText } from './rich-text.tsx'
import { writingTexts } from './writing.texts.ts'

const DEBOUNCE_MS = 400

/** What is written, in one language. */
export type Written = { title: string; text: string; image: string | null }

/** Both languages as players will read them: the text is rendered by the server that publishes it. */
export function WrittenPreview({ written }: { written: (language: Language) => Written }) {
  const texts = useTexts(writingTexts)
  const { languages } = useSiteInfo()
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
            {languages.map((language) => (
              <LanguagePreview key={language} language={language} {...written(language)} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function LanguagePreview({ language, title, text, image }: Written & { language: Language }): ReactNode {
  const texts = useTexts(writingTexts)
  const settled = useDebouncedValue(text.trim(), DEBOUNCE_MS)
  return (
    <article lang={language} className="ticks relative min-w-0 border border-line bg-raised">
      {image && (
        <Picture path={image} alt="" tone="dusk" seed={1} sizes="500px" className="aspect-[16/9] w-full" />
      )}
      <div className="p-5 md:p-6">
        <p className="label mb-3 text-signal">
          {texts.preview} / {language}
        </p>
        <h2 className="display text-2xl wrap-anywhere md:text-3xl">{title.trim() || texts.untitled}</h2>
        <div className="mt-4 max-w-prose text-muted">
          {settled === '' ? <p>{texts.previewEmpty}</p> : <RenderedText text={settled} />}
        </div>
      </div>
    </article>
  )
}

function RenderedText({ text }: { text: string }) {
  const texts = useTexts(writingTexts)
  const preview = useRenderedText(text)
  if (preview.isPending) return <Spinner label={texts.previewLoading} />
  if (preview.isError) {
    return <ErrorState message={texts.previewFailed} onRetry={() => void preview.refetch()} />
  }
  return <RichText html={preview.data} />
}
