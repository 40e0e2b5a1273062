import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'

export function Price({ roubles, className }: { roubles: number; className?: string }) {
  const { language } = useLanguage()
  return (
    <span
      className={classNames('font-mono font-semibold whitespace-nowrap text-text tabular-nums', className)}
    >
      {formatRoubles(roubles, language)}
    </span>
  )
}
