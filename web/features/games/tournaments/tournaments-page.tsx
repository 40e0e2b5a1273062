import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { FeaturedTournament } from './featured-tournament.tsx'
import { HostBlock } from './host-block.tsx'
import type { Tournament } from './tournament.ts'
import { TournamentCard } from './tournament-card.tsx'
import { tournamentsTexts, tournamentsWords } from './tournaments.texts.ts'

/** Staff move moments and others take places while the page is open; asked from what is kept, unchanged it is a 304. */
export const TOURNAMENTS_POLL_MS = 10_000

export function TournamentsPage() {
  const texts = useTexts(tournamentsTexts)
  const words = useTexts(tournamentsWords)
  const { parts } = useSiteInfo()
  const tournaments = useQuery({ ...collectionQuery('tournaments'), refetchInterval: TOURNAMENTS_POLL_MS })
  return (
    <>
      <PageHeading
        mark={sectionMark('tournaments', words.mark)}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="tournaments" name="gallery-1" tone="night" position="object-[50%_50%]" />}
      />
      <div className="column">
        <Loaded query={tournaments} loadFailed={texts.loadFailed}>
          {(all) => <Programme tournaments={all.filter(({ game }) => parts.roblox || game !== 'roblox')} />}
        </Loaded>
        <HostBlock />
      </div>
    </>
  )
}

/** The first of them large, the others below. */
function Programme({ tournaments }: { tournaments: readonly Tournament[] }) {
  const texts = useTexts(tournamentsTexts)
  const words = useTexts(tournamentsWords)
  const [featured, ...others] = tournaments
  if (!featured) return <EmptyState>{words.empty}</EmptyState>
  const areAllSamples = others.every(({ isSample }) => isSample)
  return (
    <>
      <FeaturedTournament tournament={featured} />
      {others.length > 0 && (
        <section aria-labelledby="other-tournaments" className="mt-16 md:mt-24">
          <SectionHeading id="other-tournaments" mark={words.othersMark} title={words.others}>
            {areAllSamples && <SampleMark className="max-w-md">{texts.sample}</SampleMark>}
          </SectionHeading>
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {others.map((tournament) => (
              <TournamentCard key={tournament.id} tournament={tournament} isMarked={!areAllSamples} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
