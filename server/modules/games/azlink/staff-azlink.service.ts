/** What staff see of AzLink and set for it. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { AZLINK_LEASE_SECONDS, AZLINK_WAKE_PORT } from '#shared/constants/games/azlink.ts'
import { azlinkAudit } from '#shared/contract/games/azlink/azlink.audit.texts.ts'
import type { AzlinkPoll } from '#shared/contract/games/azlink/azlink.ts'
import type { AzlinkPlugin, AzlinkSettings, AzlinkView } from '#shared/contract/games/azlink/azlink-staff.ts'
import type { AzlinkStore, PluginRow } from './azlink.store.ts'
import type { AzlinkSettingsStore } from './azlink-settings.store.ts'
import { isOfKey, isProxyPlatform } from './names.ts'
import { areTwo } from './recent-polls.ts'

const LATELY_MS = AZLINK_LEASE_SECONDS * 1_000
const DELIVERED = { wakeHost: null, wakePort: AZLINK_WAKE_PORT, isProxy: false, isWithoutReceipts: false }

type Kept = AzlinkSettings & { version: number }
type Row = Kept & { id: number; gameServer: string }

export type StaffAzlinkService = ReturnType<typeof createStaffAzlinkService>
export function createStaffAzlinkService({
  azlink,
  settings,
  presence,
  gameServers,
  siteUrl,
  versioned,
  database,
  now,
}: {
  azlink: AzlinkStore
  settings: AzlinkSettingsStore
  presence: Pick<PresenceService, 'listInstances'>
  gameServers: Pick<GameServersStore, 'find' | 'lock'>
  siteUrl: string
  versioned: VersionedChanges
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const changes = versioned.of(azlinkAudit, ({ id: _, version: __, ...kept }: Row) => kept)

  async function read(gameServerId: number): Promise<Kept> {
    const row = await azlink.findSettings(gameServerId)
    if (!row) return { ...DELIVERED, version: 0 }
    return {
      wakeHost: row.wake_host,
      wakePort: row.wake_port,
      isProxy: row.is_proxy === 1,
      isWithoutReceipts: row.is_without_receipts === 1,
      version: row.version,
    }
  }

  async function lock(gameServerId: number): Promise<Row> {
    const gameServer = await gameServers.lock(gameServerId)
    if (!gameServer) throw new AppError('not_found')
    return { ...(await read(gameServerId)), id: gameServerId, gameServer: gameServer.name_server }
  }

  async function get(gameServerId: number): Promise<AzlinkView> {
    const instances = await presence.listInstances(gameServerId)
    const kept = await read(gameServerId)
    const since = now().getTime() - LATELY_MS
    const lately = instances.filter(({ heardAt }) => Date.parse(heardAt) >= since)
    const plugins = (await azlink.listPlugins(gameServerId)).map((row) => ({
      keyName: row.key_name,
      version: row.plugin_version,
      platform: row.platform,
      polledAt: isoTimeOrNull(row.polled_at),
      told: row.told,
      state: stateOf(row, kept, since),
      load: loadOf(row),
      asksTwice: areTwo(row.recent_polls, now().getTime()),
      addresses: lately.filter(({ instance }) => isOfKey(instance, row.agent_key_id)).length,
    }))
    return { siteUrl, settings: kept, plugins }
  }

  return {
    get,

    change: (gameServerId: number, { version, ...fields }: Kept, actor: Actor): Promise<AzlinkView> =>
      database.transaction(async () => {
        await changes.update(actor, {
          read: () => lock(gameServerId),
          version,
          edit: () => fields,
          async save(changed, before) {
            const after = { ...before, ...changed, version: before.version + 1 }
            return (await settings.save(gameServerId, columnsOf(after), before.version)) ? after : undefined
          },
        })
        return get(gameServerId)
      }),
  }
}

const columnsOf = ({ wakeHost, wakePort, isProxy, isWithoutReceipts }: AzlinkSettings) => ({
  wake_host: wakeHost,
  wake_port: wakePort,
  is_proxy: isProxy ? 1 : 0,
  is_without_receipts: isWithoutReceipts ? 1 : 0,
})

/** A figure below 0 is what the plugin tells where it knows none. */
function loadOf({ load }: PluginRow): AzlinkPlugin['load'] {
  if (load === null) return null
  const { system, worlds } = JSON.parse(load) as Pick<AzlinkPoll, 'system' | 'worlds'>
  const known = (figure: number | undefined) => (figure === undefined || figure < 0 ? null : figure)
  return {
    ram: known(system?.ram),
    cpu: known(system?.cpu),
    tps: known(worlds?.tps),
    chunks: known(worlds?.chunks),
    entities: known(worlds?.entities),
  }
}

function stateOf(row: PluginRow, kept: AzlinkSettings, since: number): AzlinkPlugin['state'] {
  if (row.polled_at === null) return 'never_polled'
  if (row.polled_at < since) return 'silent'
  if (isProxyPlatform(row.platform_type) && !kept.isProxy) return 'proxy_unmarked'
  if (kept.isWithoutReceipts) return 'without_receipts'
  return row.proven_at === null ? 'no_receipts' : 'ready'
}
