import { CalendarClock, CircleCheckBig, CircleX, Radio } from 'lucide-react'
import type { TournamentStatus } from '#shared/contract/content/collections/tournament-state.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { tournamentsTexts } from './tournaments.texts.ts'

const LOOKS = {
  live: { tone: 'online', Icon: Radio },
  upcoming: { tone: 'maintenance', Icon: CalendarClock },
  completed: { tone: 'neutral', Icon: CircleCheckBig },
  cancelled: { tone: 'offline', Icon: CircleX },
} as const satisfies Record<TournamentStatus, object>

export function StatusBadge({ status }: { status: TournamentStatus }) {
  const texts = useTexts(tournamentsTexts)
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.5} />} className="bg-ground">
      {texts.statuses[status]}
    </Badge>
  )
}
