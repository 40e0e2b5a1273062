import { Hourglass, Trophy } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { programmeTexts } from './programme.texts.ts'
import type { Tournament } from './tournaments.data.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

/** What can be done about a tournament. Neither broadcasts nor registration exist yet: the buttons look it, and say so when pressed. */
export function TournamentAction({ tournament: { id, status } }: { tournament: Tournament }) {
  const texts = useTexts(tournamentsTexts)
  const { title, winner } = useTexts(programmeTexts)[id]
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
  const label = status === 'live' ? texts.watchNow : texts.registerNow
  return (
    <Button
      variant="outline"
      className="w-full border-dashed"
      aria-label={`${label}: ${title}`}
      onClick={() => toast({ ...texts.notOpen[status], variant: 'destructive' })}
    >
      <Hourglass size={18} strokeWidth={1.5} />
      {label}
    </Button>
  )
}
