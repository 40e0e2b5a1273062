import { NOTICES_SHOWN_MAX } from '#shared/constants/notices/notices.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { adminTexts } from './admin.texts.ts'

/** How much waits behind an entry of the menu, at its end, for the eye; not there while nothing does. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="ml-auto min-w-6 shrink-0 rounded-full border border-signal px-1.5 text-center font-mono text-xs leading-4.5 tracking-normal text-text tabular-nums"
    >
      {count > NOTICES_SHOWN_MAX ? `${NOTICES_SHOWN_MAX}+` : count}
    </span>
  )
}

/** An entry as it is read aloud: its name, and how much waits behind it. Undefined while nothing does: its text says all. */
export function useWaitingLabel(name: string, count: number): string | undefined {
  const texts = useTexts(adminTexts)
  const { language } = useLanguage()
  return count === 0 ? undefined : `${name}, ${texts.waiting(formatNumber(count, language))}`
}
