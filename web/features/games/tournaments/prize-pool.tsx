import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

/** Nothing where there is no prize in money. */
export function PrizePool({ roubles, className }: { roubles: number | null; className?: string }) {
  const { language } = useLanguage()
  const texts = useTexts(tournamentsTexts)
  if (!roubles) return null
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
