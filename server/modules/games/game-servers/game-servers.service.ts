import { AppError } from '#server/lib/app-error.ts'
import { assertOrder } from '#server/lib/assert-order.ts'
import { inBothLanguages } from '#server/lib/in-both-languages.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { addedFeatureId, addedFeatureKey, featureKeysIn } from '#shared/constants/game-server-choices.ts'
import type { Order } from '#shared/contract/fields.ts'
import { isGameServerAddress, readGameServerAddress } from '#shared/contract/games/game-server-address.ts'
import { gameServerAudit } from '#shared/contract/games/game-servers.audit.texts.ts'
import type {
  FoundGameServer,
  GameServer,
  GameServerChange,
  GameServerDraft,
  StaffGameServer,
} from '#shared/contract/games/game-servers.ts'
import type { MaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import type { GameServerRow, GameServersStore } from './game-servers.store.ts'
import { addressOf, derivedFrom } from './new-game-server.ts'
import type { ShownServers } from './shown-servers.ts'

const LISTS = ['features_ru', 'features_en'] as const
type Address = Pick<StaffGameServer, 'type' | 'ip'> & Pick<GameServerDraft, 'edition'>

export type GameServersService = ReturnType<typeof createGameServersService>
export function createGameServersService({
  gameServers,
  shownServers,
  listWindows,
  uptimeOf,
  mayProbe,
  lookUp,
  listAddedFeatures,
  versioned,
  invalidation,
}: {
  gameServers: GameServersStore
  shownServers: ShownServers
  /** The maintenance announced for each game server. */
  listWindows: () => Promise<Map<number, MaintenanceWindow[]>>
  /** The share of the time a game server was online, in percent, once it is known. */
  uptimeOf: (serverId: number) => number | null
  /** False for an address that leads into a private network which the operator did not allow. */
  mayProbe: (server: { ip: string; edition: 'java' | 'bedrock' }) => Promise<boolean>
  /** What is found at an address. */
  lookUp: (server: Pick<StaffGameServer, 'type' | 'ip'>) => Promise<FoundGameServer>
  /** The ids of the features that staff added. */
  listAddedFeatures: () => Promise<readonly number[]>
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
}) {
  const changes = versioned.of(gameServerAudit, snapshot)

  return {
    async list(): Promise<GameServer[]> {
      const windows = await listWindows()
      return (await shownServers.list()).map((row) => present(row, windows.get(row.id)))
    },

    async get(id: number): Promise<GameServer> {
      const windows = await listWindows()
      return present(await shownServers.get(id), windows.get(id))
    },

    /** The game servers, hidden ones too, that name a feature which staff added. */
    async listNamesWith(featureId: number): Promise<string[]> {
      const has = (list: string) => featureKeysIn(list).includes(addedFeatureKey(featureId))
      const servers = await gameServers.list()
      return servers
        .filter(({ features_ru, features_en }) => has(features_ru) || has(features_en))
        .map(({ name_server }) => name_server)
    },

    listForStaff: async (): Promise<StaffGameServer[]> => (await gameServers.list()).map(presentForStaff),

    /** Asks at an address, which need not be that of any game server of ours. */
    async lookUp(typed: string): Promise<FoundGameServer> {
      const address = readGameServerAddress(typed)
      assertAddress(address)
      await assertPublic(address)
      return lookUp(address)
    },

    async create(sent: GameServerDraft, actor: Actor): Promise<StaffGameServer> {
      const address = addressOf(sent)
      assertAddress(address)
      await assertPublic({ ...sent, ...address })
      const found = sent.players === undefined ? await lookUp(address) : null
      const draft = { ...derivedFrom(address, found), ...withoutUndefined(sent), ...address }
      return invalidation.change('game-servers', async () => {
        await assertFeatures(draft)
        const created = await gameServers.insert(columnsOf(draft))
        await changes.record('create', actor, null, created)
        return presentForStaff(created)
      })
    },

    async update(
      id: number,
      { version, ...change }: GameServerChange,
      actor: Actor,
    ): Promise<StaffGameServer> {
      const saved = await getRow(id)
      if (change.ip !== undefined && change.ip !== saved.ip)
        await assertPublic({ ...saved, ...withoutUndefined(change) })
      return invalidation.change('game-servers', async () => {
        const row = await changes.update(actor, {
          read: () => getRow(id),
          version,
          edit: (before) => {
            assertAddress({ type: change.type ?? before.type, ip: change.ip ?? before.ip })
            return columnsOf(change)
          },
          save: async (fields, before) => {
            await assertFeatures(fields)
            return gameServers.update(id, fields, before.version)
          },
        })
        return presentForStaff(row)
      })
    },

    setOrder: (order: Order, actor: Actor): Promise<StaffGameServer[]> => {
      const reordered = async () => {
        const before = await gameServers.list()
        assertOrder(before, order)
        for (const [index, id] of order.ids.entries()) {
          const server = before.find((row) => row.id === id)
          if (!server || server.position === index + 1) continue
          await gameServers.setPosition(id, index + 1)
          await changes.record('update', actor, server, { ...server, position: index + 1 })
        }
        return (await gameServers.list()).map(presentForStaff)
      }
      return invalidation.change('game-servers', reordered, { inTurn: 'game-servers' })
    },

    remove: (id: number, actor: Actor): Promise<void> =>
      invalidation.change('game-servers', async () => {
        const before = await getRow(id)
        await gameServers.remove(id)
        await changes.record('delete', actor, before, null)
      }),
  }

  /** Those that staff added are there still. */
  async function assertFeatures(lists: Pick<GameServerChange, 'features_ru' | 'features_en'>): Promise<void> {
    const added = LISTS.flatMap((list) =>
      featureKeysIn(lists[list] ?? '').flatMap((key) => {
        const id = addedFeatureId(key)
        return id === null ? [] : [{ list, id }]
      }),
    )
    if (added.length === 0) return
    const known = await listAddedFeatures()
    const unknown = added.filter(({ id }) => !known.includes(id))
    if (unknown.length === 0) return
    throw new AppError('validation_failed', {
      fields: Object.fromEntries(unknown.map(({ list }) => [list, 'featureUnknown' as const])),
    })
  }

  /** Asks the network, so never inside a transaction. */
  async function assertPublic({ type, ip, edition = 'java' }: Address): Promise<void> {
    if (type !== 'minecraft' || !isGameServerAddress(type, ip) || (await mayProbe({ ip, edition }))) return
    throw new AppError('validation_failed', { fields: { ip: 'gameServerPrivate' } })
  }

  /** The measured share of time online takes the place of the text that staff wrote, once there is one. */
  function present(row: GameServerRow, windows: MaintenanceWindow[] = []): GameServer {
    const { position: _, universe_id, declared_state: __, is_hidden: ___, ...shown } = row
    const measured = uptimeOf(row.id)
    const description = inBothLanguages({ ru: row.description_ru, en: row.description_en })
    const [only, other] = description.languages
    const written = inBothLanguages({ ru: row.features_ru, en: row.features_en })
    const features = !only
      ? written
      : other
        ? undefined
        : inBothLanguages({ ru: row[`features_${only}`], en: '' })
    return {
      ...shown,
      description_ru: description.ru,
      description_en: description.en,
      ...(features && { features_ru: features.ru, features_en: features.en }),
      languages: description.languages,
      universeId: universe_id,
      maintenance: windows,
      uptime: measured === null ? row.uptime : `${measured}%`,
      isUptimeMeasured: measured !== null,
    }
  }

  async function getRow(id: number): Promise<GameServerRow> {
    const row = await gameServers.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }
}

/** As staff wrote it, so the text of the uptime rather than the measured one. */
function presentForStaff(row: GameServerRow): StaffGameServer {
  const { position: _, universe_id, declared_state, is_hidden, ...shown } = row
  return { ...shown, universeId: universe_id, declaredState: declared_state, isHidden: is_hidden === 1 }
}

function snapshot(row: GameServerRow) {
  return { ...presentForStaff(row), position: row.position }
}

function columnsOf<Fields extends Omit<GameServerChange, 'version'>>({
  universeId,
  isHidden,
  declaredState,
  ...fields
}: Fields) {
  return withoutUndefined({
    ...fields,
    universe_id: universeId,
    declared_state: declaredState,
    is_hidden: isHidden === undefined ? undefined : isHidden ? 1 : 0,
  })
}

function assertAddress({ type, ip }: Address): void {
  if (!isGameServerAddress(type, ip))
    throw new AppError('validation_failed', { fields: { ip: 'gameServerAddress' } })
}
