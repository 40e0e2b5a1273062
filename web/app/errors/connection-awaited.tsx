import { useEffect, useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { findTrouble, reloadIfReachable, type Trouble, untilWorthATry } from '#web/lib/connection.ts'
import { reloadOnce } from '#web/lib/fetch-code.ts'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { connectionTexts } from './connection.texts.ts'
import { ConnectionLost } from './connection-lost.tsx'

/**
 * Stands in place of a page to which something did not come: asks again when the line may be back. Code that did not come
 * once does not come again without loading the document anew; where that does not help either, says so.
 */
export function ConnectionAwaited({
  error,
  retries,
  onRetry,
}: {
  error: unknown
  /** How often the page was tried again before: the wait grows. */
  retries: number
  onRetry: () => void
}) {
  const texts = useTexts(connectionTexts)
  const isAnswer = error instanceof ApiError && error.code === 'network'
  const [state, setState] = useState<Trouble | 'unknown' | 'missing'>(isAnswer ? 'network' : 'unknown')

  useEffect(() => {
    let isOver = false
    async function wait() {
      for (let failures = retries; ; failures++) {
        const trouble = isAnswer ? 'network' : await findTrouble()
        if (isOver) return
        if (!trouble) return void reloadOnce().then(() => setState('missing'))
        setState(trouble)
        await untilWorthATry(failures)
        if (isOver) return
        if (isAnswer) return onRetry()
      }
    }
    void wait()
    return () => {
      isOver = true
    }
  }, [isAnswer, retries, onRetry])

  if (state === 'unknown') return <Spinner className="min-h-[50vh]" />
  if (state !== 'missing') return <ConnectionLost trouble={state} />
  return (
    <div className="column py-16 md:py-28">
      <ErrorState message={texts.missing} onRetry={reloadIfReachable} />
    </div>
  )
}
