import { useCollection } from '#web/features/content/collections/collections.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useGames } from '#web/lib/site/use-games.ts'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { EarnBlock } from './earn-block.tsx'
import { Ladder } from './ladder.tsx'
import { rankingsTexts, rankingsWords } from './rankings.texts.ts'

export function RankingsPage() {
  const texts = useTexts(rankingsWords)
  const { loadFailed } = useTexts(rankingsTexts)
  const games = useGames()
  return (
    <>
      <PageHeading
        mark={sectionMark('rankings', texts.mark)}
        title={texts.title}
        lead={texts.lead}
        band={<HeadingBand of="rankings" name="gallery-5" tone="dusk" position="object-[50%_62%]" />}
      />
      <div className="column">
        <div className="space-y-16 md:space-y-24">
          <Loaded query={useCollection('ranks')} loadFailed={loadFailed}>
            {(tiers) => {
              const ladders = games
                .map((game) => ({ game, tiers: tiers.filter((tier) => tier.game === game) }))
                .filter(({ tiers }) => tiers.length > 0)
              if (ladders.length === 0) return <EmptyState>{texts.empty}</EmptyState>
              return ladders.map((ladder) => <Ladder key={ladder.game} {...ladder} />)
            }}
          </Loaded>
          <EarnBlock />
        </div>
      </div>
    </>
  )
}
