import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage } from '#web/i18n/language.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { Participants } from './participants.tsx'
import { PrizePool } from './prize-pool.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { Tournament } from './tournament.ts'
import { TournamentAction } from './tournament-action.tsx'
import { TournamentFacts } from './tournament-facts.tsx'

export function TournamentCard({ tournament, isMarked }: { tournament: Tournament; isMarked: boolean }) {
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const description = tournament[`description_${language}`]
  return (
    <li className="ticks relative flex flex-col border border-line bg-raised md:max-lg:last:odd:col-span-2">
      {tournament.game === 'roblox' && (
        <div aria-hidden="true" className="hazard absolute inset-x-0 top-0 h-2" />
      )}
      <div className="flex grow flex-col gap-5 p-5 pt-7">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <PrizePool roubles={tournament.prizePool} className="text-2xl" />
          <StatusBadge status={tournament.status} />
        </div>
        {isMarked && tournament.isSample && <SampleMark />}
        <EntryLanguage entry={tournament} />
        <div lang={foreign(tournament)} className="min-w-0">
          <h3 className="display text-2xl">{tournament[`title_${language}`]}</h3>
          {description !== null && <p className="mt-2 text-pretty text-muted">{description}</p>}
        </div>
        <TournamentFacts tournament={tournament} />
        <div className="mt-auto flex flex-col gap-5">
          <Participants tournament={tournament} />
          <TournamentAction tournament={tournament} />
        </div>
      </div>
    </li>
  )
}
