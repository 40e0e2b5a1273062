import { Pin } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { latestNewsWords } from './latest-news.texts.ts'

/** Says that an item stands first because staff want it to. */
export function PinnedMark() {
  const { pinned } = useTexts(latestNewsWords)
  return (
    <span className="inline-flex items-center gap-1.5 text-signal">
      <Pin size={14} strokeWidth={1.5} aria-hidden="true" />
      {pinned}
    </span>
  )
}
