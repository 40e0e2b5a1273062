import { useTexts } from '#web/i18n/language.tsx'
import { Participants } from './participants.tsx'
import { PrizePool } from './prize-pool.tsx'
import { programmeTexts } from './programme.texts.ts'
import { StatusBadge } from './status-badge.tsx'
import { TournamentAction } from './tournament-action.tsx'
import { TournamentFacts } from './tournament-facts.tsx'
import type { Tournament } from './tournaments.data.ts'

export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const { title, description } = useTexts(programmeTexts)[tournament.id]
  return (
    <li className="ticks relative flex flex-col border border-line bg-raised md:max-lg:last:odd:col-span-2">
      {tournament.game === 'Roblox' && (
        <div aria-hidden="true" className="hazard absolute inset-x-0 top-0 h-2" />
      )}
      <div className="flex grow flex-col gap-5 p-5 pt-7">
        <div className="flex items-start justify-between gap-4">
          <PrizePool roubles={tournament.prizePoolRoubles} className="text-2xl" />
          <StatusBadge status={tournament.status} />
        </div>
        <div>
          <h3 className="display text-2xl">{title}</h3>
          <p className="mt-2 text-pretty text-muted">{description}</p>
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
