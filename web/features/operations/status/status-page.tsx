import type { ServiceStatus, Status } from '#shared/contract/operations/status.ts'
import { serviceNames } from '#shared/texts/service-names.ts'
import { StateBadge } from '#web/features/games/game-status/state-badge.tsx'
import { MaintenanceList } from '#web/features/games/maintenance/maintenance-list.tsx'
import { IncidentList } from '#web/features/operations/incidents/incident-list.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { BarLegend } from './bar-legend.tsx'
import { MeasuredRow } from './measured-row.tsx'
import { OverallState } from './overall-state.tsx'
import { ServiceStateBadge } from './service-state-badge.tsx'
import { useStatus } from './status.queries.ts'
import { statusTexts, statusWords } from './status.texts.ts'

export function StatusPage() {
  const texts = useTexts(statusTexts)
  const words = useTexts(statusWords)
  return (
    <>
      <PageHeading
        mark={sectionMark('status', words.mark)}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="status" name="gallery-3" tone="dusk" position="object-[50%_30%]" />}
      />
      <div className="column">
        <Loaded query={useStatus()} loadFailed={texts.loadFailed}>
          {(status) => (
            <div className="space-y-12 md:space-y-16">
              <OverallState status={status} />
              <IncidentList status={status} />
              <Services status={status} />
              <GameServers status={status} />
              <BarLegend />
            </div>
          )}
        </Loaded>
      </div>
    </>
  )
}

function Services({ status: { services, firstDay } }: { status: Status }) {
  const words = useTexts(statusWords)
  const names = useTexts(serviceNames)
  return (
    <section aria-labelledby="status-services">
      <SectionHeading id="status-services" title={words.services} />
      <ul>
        {services.map((service) => (
          <ServiceRow key={service.key} name={names[service.key]} service={service} firstDay={firstDay} />
        ))}
      </ul>
    </section>
  )
}

function ServiceRow({
  name,
  service: { key, state, ...history },
  firstDay,
}: {
  name: string
  service: ServiceStatus
  firstDay: string
}) {
  const words = useTexts(statusWords)
  const badge = <ServiceStateBadge state={state} />
  if (state === 'absent' && history.measuredDays === 0) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6">
        <div>
          <h3 className="text-lg font-medium">{name}</h3>
          <p className="text-sm text-muted">{words.absent[key === 'launcher' ? 'launcher' : 'other']}</p>
        </div>
        {badge}
      </li>
    )
  }
  return <MeasuredRow name={name} badge={badge} history={history} firstDay={firstDay} />
}

function GameServers({ status: { gameServers, firstDay } }: { status: Status }) {
  const words = useTexts(statusWords)
  return (
    <section aria-labelledby="status-game-servers">
      <SectionHeading id="status-game-servers" title={words.gameServers} />
      {gameServers.length === 0 && <p className="text-muted">{words.noGameServers}</p>}
      <ul>
        {gameServers.map(({ id, name_server, state, maintenance, ...history }) => (
          <MeasuredRow
            key={id}
            name={name_server}
            badge={<StateBadge state={state} />}
            history={history}
            firstDay={firstDay}
          >
            <MaintenanceList windows={maintenance} className="mb-4 space-y-2" />
          </MeasuredRow>
        ))}
      </ul>
    </section>
  )
}
