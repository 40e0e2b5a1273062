import { Hourglass, Trophy } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { programmeTexts } from './programme.texts.ts'
import type { Tournament } from './tournaments.data.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

/** What a tournament comes to: its winner, or what there will be to do. These are samples, so it is a label and no button. */
export function TournamentAction({ tournament: { id, status } }: { tournament: Tournament }) {
  const texts = useTexts(tournamentsTexts)
  const { winner } = useTexts(programmeTexts)[id]
  if (status === 'completed') {
    return (
      <p className="flex h-11 items-center gap-3 border border-sand px-4 leading-tight">
        <Trophy size={20} strokeWidth={1.5} className="shrink-0 text-sand" />
        <span>
          <span className="label block text-muted">{texts.winner}</span>
          {winner}
        </span>
      </p>
    )
  }
  return (
    <p className="flex min-h-11 items-center gap-3 border border-dashed border-edge px-4 py-1 leading-tight text-muted">
      <Hourglass size={20} strokeWidth={1.5} className="shrink-0" />
      <span>
        <span className="label block">{texts.notOpen[status]}</span>
        {status === 'live' ? texts.watchNow : texts.registerNow}
      </span>
    </p>
  )
}
