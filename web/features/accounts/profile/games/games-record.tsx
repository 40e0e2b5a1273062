import { GAME_TITLES } from '#shared/constants/games/games.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { gamesRecordTexts } from './games-record.texts.ts'
import { TierName } from './tier-name.tsx'

/** What was earned in each game, and the tier that it makes; nothing where no game has told anything. */
export function GamesRecord({ games }: { games: Profile['games'] }) {
  const texts = useTexts(gamesRecordTexts)
  const { language } = useLanguage()
  if (games.length === 0) return null
  return (
    <ul className="divide-y divide-line border-x border-b border-line bg-raised">
      {games.map(({ game, name, points, tier }) => (
        <li key={game} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
          <span className="min-w-0">
            <span className="label mr-3 text-muted">{GAME_TITLES[game]}</span>
            <bdi>{name}</bdi>
          </span>
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {tier && <TierName tier={tier} />}
            <span className="font-mono tabular-nums">
              {formatNumber(points, language)} {pluralForm(points, texts.points, language)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
