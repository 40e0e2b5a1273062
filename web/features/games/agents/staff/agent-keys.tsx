import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AgentKey } from '#shared/contract/games/agents/agent-keys.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useEndAgentKey } from './agent-keys.mutations.ts'
import { useAgentKeys } from './agent-keys.queries.ts'
import { agentKeysTexts } from './agent-keys.texts.ts'
import { MakeAgentKeyDialog } from './make-agent-key-dialog.tsx'

/** By which keys programs call in the name of one game server. */
export function AgentKeys({
  serverId,
  withKey,
}: {
  serverId: number
  /** What can be done with a new key as long as it is shown. */
  withKey?: ((key: string) => ReactNode) | undefined
}) {
  const texts = useTexts(agentKeysTexts)
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<AgentKey | null>(null)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const { dialog, remove } = useRemoval(useEndAgentKey(serverId), texts, {
    onClose: () => setEnding(null),
    onRemoved: focusHeading,
  })
  return (
    <PanelSection
      title={texts.title}
      lead={texts.lead}
      heading={heading}
      action={
        <Button variant="outline" onClick={() => setMaking(true)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </Button>
      }
    >
      <Loaded query={useAgentKeys(serverId)} loadFailed={texts.loadFailed}>
        {(keys) =>
          keys.length === 0 ? (
            <EmptySection>{texts.empty}</EmptySection>
          ) : (
            <ul aria-label={texts.list} className="divide-y divide-line border-b border-line">
              {keys.map((key) => (
                <KeyRow key={key.id} agentKey={key} onEnd={() => setEnding(key)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MakeAgentKeyDialog
        serverId={serverId}
        isOpen={isMaking}
        withKey={withKey}
        onClose={() => setMaking(false)}
      />
      <RemoveDialog
        isOpen={ending !== null}
        title={texts.endQuestion}
        labels={{ remove: texts.end, removing: texts.ending }}
        onConfirm={() => ending && remove(ending.id, ending.name)}
        {...dialog}
      >
        <p className="font-medium">{ending?.name}</p>
        <p className="text-muted">{texts.endDetail}</p>
      </RemoveDialog>
    </PanelSection>
  )
}

function KeyRow({ agentKey: key, onEnd }: { agentKey: AgentKey; onEnd: () => void }) {
  const texts = useTexts(agentKeysTexts)
  const { language } = useLanguage()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 first:pt-0 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="font-medium">{key.name}</p>
        <ul className="mt-1 text-sm">
          {key.scopes.map((scope) => (
            <li key={scope}>{texts.scopeNames[scope]}</li>
          ))}
        </ul>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            {texts.createdAt} <LocalTime dateTime={key.createdAt} style="date-time" />
          </span>
          {key.lastUsedAt === null ? (
            <span>{texts.neverUsed}</span>
          ) : (
            <span>
              {texts.lastUsed} <LocalTime dateTime={key.lastUsedAt} style="date-time" />
            </span>
          )}
          {key.landcoinsCeiling !== null && (
            <span>
              {texts.ceilingOf} {formatNumber(key.landcoinsCeiling, language)}
            </span>
          )}
          {key.networks.length > 0 && (
            <span>
              {texts.networksOf} {key.networks.join(', ')}
            </span>
          )}
          {key.refused !== null && (
            <span className="text-alarm">
              {texts.refused} {key.refused.from}: <LocalTime dateTime={key.refused.at} style="date-time" />
            </span>
          )}
          {key.agent !== null && (
            <span>
              {texts.agent} {key.agent}
            </span>
          )}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:-ml-3"
        aria-label={texts.endOf + key.name}
        onClick={onEnd}
      >
        {texts.end}
      </Button>
    </li>
  )
}
