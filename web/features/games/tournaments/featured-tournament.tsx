import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { OperationMap } from './operation-map.tsx'
import { Participants } from './participants.tsx'
import { PrizePool } from './prize-pool.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { Tournament } from './tournament.ts'
import { TournamentAction } from './tournament-action.tsx'
import { TournamentFacts } from './tournament-facts.tsx'
import { tournamentsTexts, tournamentsWords } from './tournaments.texts.ts'

export function FeaturedTournament({ tournament }: { tournament: Tournament }) {
  const texts = useTexts(tournamentsTexts)
  const words = useTexts(tournamentsWords)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const description = tournament[`description_${language}`]
  return (
    <section aria-labelledby="featured-tournament" className="ticks relative border border-edge bg-raised">
      <div className="relative overflow-hidden border-b border-line bg-sunken">
        <OperationMap className="absolute inset-0 size-full max-lg:opacity-40" />
        <div className="relative flex flex-wrap items-end justify-between gap-8 bg-linear-to-r from-sunken via-sunken/80 to-transparent p-5 pt-10 md:p-8 md:pt-20">
          <div className="max-w-2xl min-w-0">
            <div className="mb-4 flex flex-wrap items-center gap-4">
              <StatusBadge status={tournament.status} />
              <p className="label text-sand">{words.featured}</p>
              {tournament.isSample && <SampleMark>{texts.sampleOne}</SampleMark>}
              <EntryLanguage entry={tournament} />
            </div>
            <h2 id="featured-tournament" lang={foreign(tournament)} className="display text-4xl md:text-6xl">
              {tournament[`title_${language}`]}
            </h2>
            {description !== null && (
              <p lang={foreign(tournament)} className="mt-4 text-lg text-text">
                {description}
              </p>
            )}
          </div>
          {Boolean(tournament.prizePool) && (
            <div className="border-l-2 border-signal bg-sunken/85 py-2 pr-4 pl-5">
              <PrizePool roubles={tournament.prizePool} className="text-4xl text-signal" />
            </div>
          )}
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
