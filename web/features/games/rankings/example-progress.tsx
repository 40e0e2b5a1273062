import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { type Game, type RankTier, SAMPLE_PROGRESS_PERCENT } from './rankings.data.ts'
import { rankingsTexts } from './rankings.texts.ts'
import { useTierName } from './use-tier-name.ts'

/** The fixed progress bar of the specification. */
export function ExampleProgress({ game, from, to }: { game: Game; from: RankTier; to: RankTier }) {
  const { language } = useLanguage()
  const texts = useTexts(rankingsTexts)
  const nameOf = useTierName()
  const points =
    from.requiredPoints + ((to.requiredPoints - from.requiredPoints) * SAMPLE_PROGRESS_PERCENT) / 100
  const percent = formatPercent(SAMPLE_PROGRESS_PERCENT / 100, language)
  return (
    <div className="max-w-2xl py-2">
      <SampleMark className="mb-3">
        {texts.progress(formatNumber(points, language), nameOf(from), nameOf(to), percent)}
      </SampleMark>
      <div
        role="progressbar"
        aria-label={texts.progressLabel}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={SAMPLE_PROGRESS_PERCENT}
        aria-valuetext={percent}
        className="h-2 border border-edge bg-sunken"
      >
        <div
          className={classNames('h-full', game === 'roblox' ? 'bg-scp' : 'bg-signal')}
          style={{ width: `${SAMPLE_PROGRESS_PERCENT}%` }}
        />
      </div>
    </div>
  )
}
