import { badgeCount, formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { adminTexts } from './admin.texts.ts'

/** How much waits behind an entry of the menu, at its end: a number for the eye, a sentence to be read aloud. Not there while nothing does. */
export function WaitingCount({ count }: { count: number }) {
  const texts = useTexts(adminTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <span className="ml-auto shrink-0">
      <span
        aria-hidden="true"
        className="block min-w-6 rounded-full border border-signal px-1.5 text-center font-mono text-xs leading-4.5 tracking-normal text-text tabular-nums"
      >
        {badgeCount(count)}
      </span>
      <span className="sr-only">({texts.waiting(formatNumber(count, language))})</span>
    </span>
  )
}
