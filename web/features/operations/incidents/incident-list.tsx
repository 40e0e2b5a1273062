import { CircleCheck, CircleX, Wrench } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { Incident } from '#shared/contract/operations/incidents.ts'
import type { Status } from '#shared/contract/operations/status.ts'
import { incidentWords } from '#shared/texts/incident-words.ts'
import { serviceNames } from '#shared/texts/service-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FeedLink } from '#web/ui/feed-link.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { IncidentPeriod } from './incident-period.tsx'
import { type Stage, stageOf } from './incident-stage.ts'
import { incidentListWords, incidentsTexts } from './incidents.texts.ts'
import { useStageMoment } from './use-stage-moment.ts'

const LOOKS = {
  incident: { Icon: CircleX, tone: 'offline', edge: 'border-l-offline' },
  maintenance: { Icon: Wrench, tone: 'maintenance', edge: 'border-l-maintenance' },
  over: { Icon: CircleCheck, tone: 'neutral', edge: 'border-l-edge' },
} as const

/** What staff tell of outages and maintenance of the site. */
export function IncidentList({ status: { incidents, gameServers, measuredAt } }: { status: Status }) {
  const words = useTexts(incidentListWords)
  const moment = useStageMoment(measuredAt)
  const names = new Map(gameServers.map(({ id, name_server }) => [id, name_server]))
  return (
    <section aria-labelledby="status-incidents">
      <SectionHeading id="status-incidents" title={words.title}>
        <FeedLink to={addresses.statusFeed} />
      </SectionHeading>
      {incidents.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="space-y-4">
        {incidents.map((incident) => (
          <li key={incident.id}>
            <IncidentCard incident={incident} stage={stageOf(incident, moment)} serverNames={names} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function IncidentCard({
  incident,
  stage,
  serverNames,
}: {
  incident: Incident
  stage: Stage
  serverNames: ReadonlyMap<number, string>
}) {
  const texts = useTexts(incidentsTexts)
  const words = useTexts(incidentWords)
  const services = useTexts(serviceNames)
  const { language } = useLanguage()
  const { Icon, tone, edge } = LOOKS[stage === 'over' ? 'over' : incident.kind]
  const affected = [
    ...incident.services.map((key) => services[key]),
    ...incident.gameServerIds.flatMap((id) => serverNames.get(id) ?? []),
  ]
  return (
    <article className={classNames('border border-l-4 border-line bg-raised p-5 md:p-6', edge)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 text-lg font-medium" lang={otherLanguage(incident, language)}>
          {incident[`title_${language}`]}
        </h3>
        <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}>
          {words.kinds[incident.kind]} · {texts.stages[stage]}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        <LanguageMark of={otherLanguage(incident, language)} className="mr-3" />
        <IncidentPeriod {...incident} />
        {affected.length > 0 && ` · ${texts.affected}: ${affected.join(', ')}`}
      </p>
      {incident.updates.length > 0 && (
        <ol aria-label={texts.updates} className="mt-4 space-y-4 border-l border-line pl-4">
          {incident.updates.map((update) => (
            <li key={update.at}>
              <p className="text-sm text-muted">
                <span className="font-medium text-text">{words.states[update.state]}</span>
                {' · '}
                <LocalTime dateTime={update.at} style="date-time" />
              </p>
              <p className="mt-1 whitespace-pre-line" lang={otherLanguage(update, language)}>
                {update[`text_${language}`]}
              </p>
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}
