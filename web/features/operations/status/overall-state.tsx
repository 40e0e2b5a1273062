import { CircleCheck, CircleHelp, CircleX, Wrench } from 'lucide-react'
import type { Status } from '#shared/contract/operations/status.ts'
import { stageOf } from '#web/features/operations/incidents/incident-stage.ts'
import { useStageMoment } from '#web/features/operations/incidents/use-stage-moment.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { statusTexts } from './status.texts.ts'

const LOOKS = {
  online: { Icon: CircleCheck, icon: 'text-online', edge: 'border-l-online' },
  partly: { Icon: CircleCheck, icon: 'text-online', edge: 'border-l-online' },
  offline: { Icon: CircleX, icon: 'text-alarm', edge: 'border-l-offline' },
  maintenance: { Icon: Wrench, icon: 'text-maintenance', edge: 'border-l-maintenance' },
  unknown: { Icon: CircleHelp, icon: 'text-muted', edge: 'border-l-unknown' },
} as const

/** The whole in one sentence: what is down comes before what is worked on, and that before what is well. */
export function OverallState({ status }: { status: Status }) {
  const texts = useTexts(statusTexts)
  const overall = overallOf(status, useStageMoment(status.measuredAt))
  const { Icon, icon, edge } = LOOKS[overall]
  return (
    <div className={classNames('flex gap-4 border border-l-4 border-line bg-raised p-5 md:p-6', edge)}>
      <Icon size={28} strokeWidth={1.5} className={classNames('mt-1 shrink-0', icon)} aria-hidden="true" />
      <div className="min-w-0">
        <p className="display text-2xl md:text-3xl">{texts.overall[overall]}</p>
        <p className="mt-1 text-sm text-muted">
          {status.measuredAt ? (
            <>
              {texts.measuredAt}: <LocalTime dateTime={status.measuredAt} style="date-time" />
            </>
          ) : (
            texts.neverMeasured
          )}
        </p>
      </div>
    </div>
  )
}

function overallOf({ services, gameServers, incidents }: Status, moment: string | null): keyof typeof LOOKS {
  const states = new Set<string>([...services, ...gameServers].map(({ state }) => state))
  for (const incident of incidents)
    if (stageOf(incident, moment) === 'now')
      states.add(incident.kind === 'incident' ? 'offline' : 'maintenance')
  if (states.has('offline')) return 'offline'
  if (states.has('maintenance')) return 'maintenance'
  if (!states.has('online')) return 'unknown'
  return states.has('unknown') ? 'partly' : 'online'
}
