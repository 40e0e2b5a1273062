import { tierWords } from '#web/features/accounts/profile/tier.texts.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import {
  type Game,
  REQUIRED_POINTS,
  SAMPLE_FROM_PLACE,
  SAMPLE_PROGRESS_PERCENT,
  SAMPLE_TO_PLACE,
  tierIds,
} from './rankings.data.ts'
import { rankingsTexts } from './rankings.texts.ts'

const FROM_POINTS = REQUIRED_POINTS[SAMPLE_FROM_PLACE]
const TO_POINTS = REQUIRED_POINTS[SAMPLE_TO_PLACE]
const SAMPLE_POINTS = FROM_POINTS + ((TO_POINTS - FROM_POINTS) * SAMPLE_PROGRESS_PERCENT) / 100

/** The fixed progress bar of the specification. */
export function ExampleProgress({ game }: { game: Game }) {
  const { language } = useLanguage()
  const texts = useTexts(rankingsTexts)
  const tiers = useTexts(tierWords)
  const from = tiers[tierIds[game][SAMPLE_FROM_PLACE]]
  const to = tiers[tierIds[game][SAMPLE_TO_PLACE]]
  const percent = formatPercent(SAMPLE_PROGRESS_PERCENT / 100, language)
  return (
    <div className="max-w-2xl py-2">
      <SampleMark className="mb-3">
        {texts.progress(formatNumber(SAMPLE_POINTS, language), from, to, percent)}
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
