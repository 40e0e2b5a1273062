import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { AgentInstances } from '#web/features/games/agents/staff/agent-instances.tsx'
import { AgentKeys } from '#web/features/games/agents/staff/agent-keys.tsx'
import { Azlink } from '#web/features/games/agents/staff/azlink.tsx'
import { BridgeSettings } from '#web/features/games/agents/staff/bridge-settings.tsx'
import { RobloxModule, RobloxModuleWithKey } from '#web/features/games/agents/staff/roblox-module.tsx'
import { Console } from '#web/features/games/consoles/staff/console.tsx'
import { AdminMaintenance } from '#web/features/games/maintenance/staff/admin-maintenance.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useForgetPublicServers } from './admin-servers.mutations.ts'
import { useStaffServers } from './admin-servers.queries.ts'
import { serverEditorTexts } from './server-editor.texts.ts'
import { ServerEditor } from './server-editor.tsx'

/** Adding and changing one game server. */
export function ServerEditorPage() {
  const texts = useTexts(serverEditorTexts)
  const { id, key, keepAs } = useIdInAddress(addresses.adminServer)
  return (
    <>
      <PanelHeading title={id === null ? texts.titleNew : texts.titleEdit}>
        <BackLink to={addresses.adminServers} />
      </PanelHeading>
      <EditorStates key={key} id={id} onCreated={keepAs} />
    </>
  )
}

function EditorStates({ id, onCreated }: { id: number | null; onCreated: (id: number) => void }) {
  const texts = useTexts(serverEditorTexts)
  const list = useStaffServers()
  if (list.isPending) return <Spinner />
  if (!list.data) {
    return <ErrorState message={texts.loadFailed} onRetry={() => list.refetch()} />
  }
  const server = list.data.find((each) => each.id === id) ?? null
  return <OpenedServer id={id} found={server} onCreated={onCreated} />
}

/** Decided once: an editor that is open stays so, also when its server gets an id or is deleted by somebody else. */
function OpenedServer({
  id,
  found,
  onCreated,
}: {
  id: number | null
  found: StaffGameServer | null
  onCreated: (id: number) => void
}) {
  const texts = useTexts(serverEditorTexts)
  const forgetPublic = useForgetPublicServers()
  const [isGone] = useState(id !== null && found === null)
  const isOnRoblox = id !== null && found?.type === 'roblox'
  if (isGone) return <ErrorState message={texts.gone} />
  return (
    <>
      <ServerEditor saved={found} onCreated={onCreated} />
      {id !== null && <AdminMaintenance serverId={id} onChanged={forgetPublic} />}
      {id !== null && (
        <AgentKeys
          serverId={id}
          withKey={isOnRoblox ? (key) => <RobloxModuleWithKey agentKey={key} /> : undefined}
        />
      )}
      {isOnRoblox && <RobloxModule />}
      {id !== null && <AgentInstances serverId={id} />}
      {id !== null && <BridgeSettings serverId={id} isMinecraft={found?.type === 'minecraft'} />}
      {id !== null && found?.type === 'minecraft' && (
        <>
          <Console serverId={id} />
          <Azlink serverId={id} />
        </>
      )}
    </>
  )
}
