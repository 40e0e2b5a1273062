import { useState } from 'react'
import type { AgentInstance } from '#shared/contract/games/agents/heartbeats.ts'
import { fill } from '#shared/texts/words.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useAgentInstances } from './agent-instances.queries.ts'
import { agentInstancesTexts } from './agent-instances.texts.ts'

/** Roblox runs hundreds at once. */
const SHOWN_FIRST = 20

/** Which programs called in the name of one game server in the last day, and what they tell. */
export function AgentInstances({ serverId }: { serverId: number }) {
  const texts = useTexts(agentInstancesTexts)
  const { language } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  return (
    <PanelSection title={texts.title} lead={texts.lead}>
      <Loaded query={useAgentInstances(serverId)} loadFailed={texts.loadFailed}>
        {(instances) =>
          instances.length === 0 ? (
            <EmptySection>{texts.empty}</EmptySection>
          ) : (
            <>
              {instances.filter(({ isPolling }) => isPolling).length > 1 && (
                <Notice title={texts.several} className="mb-4">
                  {texts.severalDetail}
                </Notice>
              )}
              <ul aria-label={texts.list} className="divide-y divide-line border-b border-line">
                {(isWhole ? instances : instances.slice(0, SHOWN_FIRST)).map((one) => (
                  <InstanceRow key={one.instance} instance={one} />
                ))}
              </ul>
              {!isWhole && instances.length > SHOWN_FIRST && (
                <Button variant="ghost" className="mt-2" onClick={() => setWhole(true)}>
                  {fill(texts.showAll, { count: formatNumber(instances.length, language) })}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </PanelSection>
  )
}

function InstanceRow({
  instance: { instance, agent, keyName, heardAt, heartbeat },
}: {
  instance: AgentInstance
}) {
  const texts = useTexts(agentInstancesTexts)
  return (
    <li className="py-4 first:pt-0">
      <p className="font-medium">
        {agent ?? texts.unnamed} <span className="font-normal text-muted">({instance})</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {texts.heard} <LocalTime dateTime={heardAt} style="date-time" />
        </span>
        <span>
          {texts.byKey} {keyName}
        </span>
        {heartbeat === null ? (
          <span>{texts.noHeartbeat}</span>
        ) : (
          <>
            <span>
              {texts.players} {heartbeat.players}
              {texts.of}
              {heartbeat.maxPlayers}
            </span>
            {heartbeat.version !== null && (
              <span>
                {texts.version} {heartbeat.version}
              </span>
            )}
            {heartbeat.tps !== null && (
              <span>
                {texts.tps} {heartbeat.tps}
              </span>
            )}
          </>
        )}
      </p>
    </li>
  )
}
