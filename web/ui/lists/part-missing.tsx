import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { reloadIfReachable } from '#web/lib/connection.ts'
import { ErrorState } from './error-state.tsx'
import { partMissingTexts } from './part-missing.texts.ts'

/** Stands where a part of the page would whose code did not come. What somebody `asked` for is told where they see it. */
export function PartMissing({ asked }: { asked?: unknown }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  return (
    <div ref={place} className="mt-4 scroll-my-24">
      <ErrorState message={useTexts(partMissingTexts).missing} onRetry={reloadIfReachable} />
    </div>
  )
}
