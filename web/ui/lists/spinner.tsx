import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** Says in words and in movement that something is on its way; `label` says what, where that is worth a word. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const words = useTexts(wordsTexts)
  return (
    <div
      role="status"
      className={classNames('flex items-center justify-center gap-3 py-10 text-muted', className)}
    >
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-signal"
      />
      <span className="label">{label ?? words.loading}</span>
    </div>
  )
}
