import { useTexts } from '#web/i18n/language.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { OperationMap } from './operation-map.tsx'
import { Participants } from './participants.tsx'
import { PrizePool } from './prize-pool.tsx'
import { programmeTexts } from './programme.texts.ts'
import { StatusBadge } from './status-badge.tsx'
import { TournamentAction } from './tournament-action.tsx'
import { TournamentFacts } from './tournament-facts.tsx'
import type { Tournament } from './tournaments.data.ts'
import { tournamentsWords } from './tournaments.texts.ts'

export function FeaturedTournament({ tournament }: { tournament: Tournament }) {
  const texts = useTexts(tournamentsWords)
  const { title, description } = useTexts(programmeTexts)[tournament.id]
  return (
    <section aria-labelledby="featured-tournament" className="ticks relative border border-edge bg-raised">
      <div className="relative overflow-hidden border-b border-line bg-sunken">
        <OperationMap className="absolute inset-0 size-full max-lg:opacity-40" />
        <div className="relative flex flex-wrap items-end justify-between gap-8 bg-linear-to-r from-sunken via-sunken/80 to-transparent p-5 pt-10 md:p-8 md:pt-20">
          <div className="max-w-2xl">
            <div className="mb-4 flex flex-wrap items-center gap-4">
              <StatusBadge status={tournament.status} />
              <p className="label text-sand">{texts.featured}</p>
              <SampleMark />
            </div>
            <h2 id="featured-tournament" className="display text-4xl md:text-6xl">
              {title}
            </h2>
            <p className="mt-4 text-lg text-text">{description}</p>
          </div>
          <div className="border-l-2 border-signal bg-sunken/85 py-2 pr-4 pl-5">
            <PrizePool roubles={tournament.prizePoolRoubles} className="text-4xl text-signal" />
          </div>
        </div>
      </div>
      <div className="p-5 md:p-8">
        <TournamentFacts tournament={tournament} isWide />
        <div className="mt-6 grid items-end gap-x-12 gap-y-5 md:grid-cols-2">
          <Participants tournament={tournament} />
          <TournamentAction tournament={tournament} />
        </div>
      </div>
    </section>
  )
}
