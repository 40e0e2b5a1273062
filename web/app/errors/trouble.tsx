import { useEffect } from 'react'
import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type Trouble, untilWorthATry } from '#web/lib/connection.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'

/** What stands in place of a page and tries it again. */
type Screen = { error: unknown; retries: number; onRetry: () => void }

const loadScreens = () => import('./trouble-screens.ts')

/** Fetches what would say that the network is down, while it is not. */
export const prepareTroubleScreens = () => void loadScreens().catch(() => {})

/** What can be said without them: the line was down before anybody touched the page. */
export function PlainTrouble({ onRetry }: { trouble?: Trouble; onRetry?: () => void }) {
  const { network } = useTexts(callFailureTexts)
  useEffect(() => {
    let isOver = false
    if (onRetry) void untilWorthATry(1).then(() => isOver || onRetry())
    return () => {
      isOver = true
    }
  })
  return (
    <div role="alert" className="column py-16">
      <h1 className="display text-3xl">{network}</h1>
    </div>
  )
}

const loadScreen = <Name extends keyof Awaited<ReturnType<typeof loadScreens>>['troubleScreens']>(
  name: Name,
) => loadScreens().then(({ troubleScreens }) => troubleScreens[name])

export const ConnectionLost = lazyWithFallback<{ trouble: Trouble; hasPageBefore: true }>(
  () => loadScreen('ConnectionLost'),
  PlainTrouble,
)
export const ConnectionAwaited = lazyWithFallback<Screen>(() => loadScreen('ConnectionAwaited'), PlainTrouble)
export const FaultScreen = lazyWithFallback<Screen>(() => loadScreen('FaultScreen'), PlainTrouble)
