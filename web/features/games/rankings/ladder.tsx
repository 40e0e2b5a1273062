import type { Game } from '#shared/constants/games/games.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { ExampleProgress } from './example-progress.tsx'
import { OwnProgress } from './own-progress.tsx'
import { type RankTier, SAMPLE_FROM_PLACE, SAMPLE_TO_PLACE } from './rankings.data.ts'
import { rankingsWords } from './rankings.texts.ts'
import { TierRow } from './tier-row.tsx'

/** The tiers of one game, the highest on top, and how far the player is; for all others an example, as long as the tiers are made up. */
export function Ladder({ game, tiers }: { game: Game; tiers: readonly RankTier[] }) {
  const texts = useTexts(rankingsWords)
  const { mark, title } = texts.games[game]
  const own = useSession().user?.games.find((one) => one.game === game)
  const [from, to] = [tiers[SAMPLE_FROM_PLACE], tiers[SAMPLE_TO_PLACE]]
  const most = Math.max(...tiers.map(({ requiredPoints }) => requiredPoints))
  return (
    <section aria-labelledby={`ladder-${game}`}>
      {game === 'roblox' && <div aria-hidden="true" className="hazard mb-6 h-2" />}
      <SectionHeading id={`ladder-${game}`} mark={mark} title={title} />
      {own ? (
        <OwnProgress game={game} points={own.points} tiers={tiers} />
      ) : (
        from?.isSample && to?.isSample && <ExampleProgress game={game} from={from} to={to} />
      )}
      <ol className="mt-2">
        {tiers.map((tier, place) => (
          <TierRow
            key={tier.id}
            tier={tier}
            place={place}
            step={tiers.length - place}
            share={most > 0 ? tier.requiredPoints / most : 0}
          />
        ))}
      </ol>
    </section>
  )
}
