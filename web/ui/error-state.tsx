import { TriangleAlert } from 'lucide-react'
import { Button } from './button.tsx'

/** What stands where something could not be loaded, and the way to ask again. */
export function ErrorState({
  message,
  retryLabel,
  onRetry,
}: {
  message: string
  retryLabel?: string
  onRetry?: () => void
}) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 border border-offline bg-raised p-6 sm:flex-row sm:items-center"
    >
      <TriangleAlert className="shrink-0 text-alarm" size={24} strokeWidth={1.5} />
      <p className="grow">{message}</p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
