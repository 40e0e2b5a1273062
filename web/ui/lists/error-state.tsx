import { TriangleAlert } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** What stands where something could not be loaded, and the way to ask again. */
export function ErrorState({
  message,
  reason,
  onRetry,
}: {
  message: string
  /** Why, in a sentence for people. */
  reason?: string | undefined
  onRetry?: () => void
}) {
  const words = useTexts(wordsTexts)
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 border border-offline bg-raised p-6 sm:flex-row sm:items-center"
    >
      <TriangleAlert className="shrink-0 text-alarm" size={24} strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p>{message}</p>
        {reason && <p className="mt-1 text-sm text-muted">{reason}</p>}
      </div>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
