import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

export function PrizePool({ roubles, className }: { roubles: number; className?: string }) {
  const { language } = useLanguage()
  const texts = useTexts(tournamentsTexts)
  return (
    <p>
      <span className="label block text-muted">{texts.prizePool}</span>
      <span
        className={classNames('mt-1 block font-mono font-semibold whitespace-nowrap tabular-nums', className)}
      >
        {formatRoubles(roubles, language)}
      </span>
    </p>
  )
}
