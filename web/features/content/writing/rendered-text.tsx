import { useTexts } from '#web/i18n/language.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { useRenderedText } from './rendered-text.queries.ts'
import { RichText } from './rich-text.tsx'
import { writingTexts } from './writing.texts.ts'

const DEBOUNCE_MS = 400

/** A text as players will read it, rendered by the server that publishes it. */
export function RenderedText({ text }: { text: string }) {
  const texts = useTexts(writingTexts)
  const settled = useDebouncedValue(text.trim(), DEBOUNCE_MS)
  const preview = useRenderedText(settled)
  if (settled === '') return <p className="text-sm text-muted">{texts.previewEmpty}</p>
  if (preview.isPending) return <Spinner label={texts.previewLoading} />
  if (preview.isError) {
    return <ErrorState message={texts.previewFailed} onRetry={() => void preview.refetch()} />
  }
  return <RichText html={preview.data} className="text-muted" />
}
