import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { EarnBlock } from './earn-block.tsx'
import { Ladder } from './ladder.tsx'
import { GAMES } from './rankings.data.ts'
import { rankingsWords } from './rankings.texts.ts'

export function RankingsPage() {
  const texts = useTexts(rankingsWords)
  const { parts } = useSiteInfo()
  return (
    <>
      <PageHeading
        mark={sectionMark('rankings', texts.mark)}
        title={texts.title}
        lead={texts.lead}
        band={<HeadingBand name="gallery-5" tone="dusk" position="object-[50%_62%]" />}
      />
      <div className="column">
        <div className="space-y-16 md:space-y-24">
          {GAMES.filter((game) => parts.roblox || game !== 'roblox').map((game) => (
            <Ladder key={game} game={game} />
          ))}
          <EarnBlock />
        </div>
      </div>
    </>
  )
}
