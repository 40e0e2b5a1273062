import type { Game } from '#shared/constants/games/games.ts'
import { useTierName } from '#web/features/accounts/profile/games/use-tier-name.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { ProgressLine } from './progress-line.tsx'
import { type RankTier, SAMPLE_PROGRESS_PERCENT } from './rankings.data.ts'
import { rankingsTexts } from './rankings.texts.ts'

/** The fixed progress bar of the specification, for whom no game has told anything of. */
export function ExampleProgress({ game, from, to }: { game: Game; from: RankTier; to: RankTier }) {
  const { language } = useLanguage()
  const texts = useTexts(rankingsTexts)
  const nameOf = useTierName()
  const points =
    from.requiredPoints + ((to.requiredPoints - from.requiredPoints) * SAMPLE_PROGRESS_PERCENT) / 100
  const percent = formatPercent(SAMPLE_PROGRESS_PERCENT / 100, language)
  return (
    <ProgressLine game={game} label={texts.progressLabel} percent={SAMPLE_PROGRESS_PERCENT} said={percent}>
      <SampleMark className="mb-3">
        {texts.progress(formatNumber(points, language), nameOf(from), nameOf(to), percent)}
      </SampleMark>
    </ProgressLine>
  )
}
