import type { Game } from '#shared/constants/games/games.ts'
import { useTierName } from '#web/features/accounts/profile/games/use-tier-name.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ProgressLine } from './progress-line.tsx'
import type { RankTier } from './rankings.data.ts'
import { rankingsTexts } from './rankings.texts.ts'

/** How far the player is, by the points that the game has told. */
export function OwnProgress({
  game,
  points,
  tiers,
}: {
  game: Game
  points: number
  tiers: readonly RankTier[]
}) {
  const { language } = useLanguage()
  const texts = useTexts(rankingsTexts)
  const nameOf = useTierName()
  const upwards = tiers.toSorted((one, other) => one.requiredPoints - other.requiredPoints)
  const held = upwards.findLast(({ requiredPoints }) => requiredPoints <= points)
  const next = upwards.find(({ requiredPoints }) => requiredPoints > points)
  const from = held?.requiredPoints ?? 0
  const share = next ? (points - from) / (next.requiredPoints - from) : 1
  const percent = Math.floor(share * 100)
  const own = formatNumber(points, language)
  const said = formatPercent(percent / 100, language)
  return (
    <ProgressLine game={game} label={texts.ownProgress} percent={percent} said={said}>
      <p className="mb-3">
        {next
          ? texts.ownPoints(
              own,
              held ? nameOf(held) : null,
              nameOf(next),
              formatNumber(next.requiredPoints - points, language),
            )
          : texts.ownHighest(own, held ? nameOf(held) : '')}
      </p>
    </ProgressLine>
  )
}
