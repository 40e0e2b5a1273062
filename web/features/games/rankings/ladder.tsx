import { useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { ExampleProgress } from './example-progress.tsx'
import { type Game, ladders } from './rankings.data.ts'
import { rankingsWords } from './rankings.texts.ts'
import { TierRow } from './tier-row.tsx'

/** The tiers of one game, the highest on top, and an example of how far one may be. */
export function Ladder({ game }: { game: Game }) {
  const texts = useTexts(rankingsWords)
  const { mark, title } = texts.games[game]
  return (
    <section aria-labelledby={`ladder-${game}`}>
      {game === 'roblox' && <div aria-hidden="true" className="hazard mb-6 h-2" />}
      <SectionHeading id={`ladder-${game}`} mark={mark} title={title} />
      <ExampleProgress game={game} />
      <ol className="mt-2">
        {ladders[game].map((tier, place) => (
          <TierRow key={tier.id} game={game} tier={tier} place={place} />
        ))}
      </ol>
    </section>
  )
}
