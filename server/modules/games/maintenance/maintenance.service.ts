/** Maintenance of game servers by date: it begins and ends by the clock, without anybody's hand. */

import { AppError, refuseFields } from '#server/lib/app-error.ts'
import { inBothLanguages } from '#server/lib/in-both-languages.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { MAINTENANCE_AHEAD_MAX_MS, MAINTENANCE_LENGTH_MAX_MS } from '#shared/constants/game-servers.ts'
import { maintenanceAudit } from '#shared/contract/games/maintenance.audit.texts.ts'
import type {
  MaintenanceChange,
  MaintenanceDraft,
  MaintenanceWindow,
  StaffMaintenanceWindow,
} from '#shared/contract/games/maintenance.ts'
import type { MaintenanceRow, MaintenanceStore } from './maintenance.store.ts'

type Fields = Pick<MaintenanceRow, 'server_id' | 'starts_at' | 'ends_at' | 'note_ru' | 'note_en'>

export type MaintenanceService = ReturnType<typeof createMaintenanceService>
export function createMaintenanceService({
  maintenance,
  gameServers,
  versioned,
  invalidation,
  now,
}: {
  maintenance: MaintenanceStore
  gameServers: Pick<GameServersStore, 'lock'>
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  now: () => Date
}) {
  const changes = versioned.of(maintenanceAudit, snapshot)
  /** The windows that are not over, and which of them have begun, as they were when last looked at. */
  let seen = ''

  return {
    /** The windows of every game server that end after `time`, by its id, the next first. */
    async listEndingAfter(time = now().getTime()): Promise<Map<number, MaintenanceWindow[]>> {
      const byServer = new Map<number, MaintenanceWindow[]>()
      for (const row of await maintenance.listEndingAfter(time))
        byServer.set(row.server_id, [...(byServer.get(row.server_id) ?? []), present(row)])
      return byServer
    },

    /** The game servers under maintenance at this moment. */
    async listServersAtWork(): Promise<Set<number>> {
      const time = now().getTime()
      const rows = await maintenance.listEndingAfter(time)
      return new Set(rows.filter((row) => row.starts_at <= time).map((row) => row.server_id))
    },

    /** Announces what the clock alone has changed: a window that began, or was over. Meant to be called every second. */
    async followClock(): Promise<void> {
      const time = now().getTime()
      const rows = await maintenance.listEndingAfter(time)
      const found = rows.map((row) => `${row.id}${row.starts_at <= time ? ' has begun' : ''}`).join()
      if (found !== seen) invalidation.invalidate('game-servers')
      seen = found
    },

    async listForStaff(serverId: number): Promise<StaffMaintenanceWindow[]> {
      const rows = await maintenance.listEndingAfter(now().getTime())
      return rows.filter((row) => row.server_id === serverId).map(presentForStaff)
    },

    create: (serverId: number, draft: MaintenanceDraft, actor: Actor): Promise<StaffMaintenanceWindow> =>
      invalidation.change('game-servers', async () => {
        const server = await lockServer(serverId)
        const window = {
          server_id: serverId,
          starts_at: Date.parse(draft.startsAt),
          ends_at: Date.parse(draft.endsAt),
          note_ru: draft.note_ru ?? '',
          note_en: draft.note_en ?? '',
        }
        await assertRules(window)
        const created = await maintenance.insert(window)
        await changes.record('create', actor, null, { ...created, ...server })
        return presentForStaff(created)
      }),

    update: (
      id: number,
      { version, ...change }: MaintenanceChange,
      actor: Actor,
    ): Promise<StaffMaintenanceWindow> =>
      invalidation.change('game-servers', async () => {
        const { server_id } = await getWindow(id)
        const server = await lockServer(server_id)
        const row = await changes.update(actor, {
          read: async () => ({ ...(await getWindow(id)), ...server }),
          version,
          edit: () => columnsOf(change),
          save: async (fields, before) => {
            await assertRules({ ...before, ...fields }, id)
            const after = await maintenance.update(id, fields, before.version)
            return after && { ...after, ...server }
          },
        })
        return presentForStaff(row)
      }),

    remove: (id: number, actor: Actor): Promise<void> =>
      invalidation.change('game-servers', async () => {
        const before = await getWindow(id)
        const server = await lockServer(before.server_id)
        await maintenance.remove(id)
        await changes.record('delete', actor, { ...before, ...server }, null)
      }),
  }

  async function getWindow(id: number): Promise<MaintenanceRow> {
    const row = await maintenance.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  async function lockServer(serverId: number): Promise<{ name_server: string }> {
    const server = await gameServers.lock(serverId)
    if (!server) throw new AppError('not_found')
    return server
  }

  async function assertRules(window: Fields, id?: number): Promise<void> {
    const time = now().getTime()
    const { starts_at, ends_at } = window
    if (ends_at <= starts_at) refuseFields({ endsAt: 'endsFirst' })
    if (ends_at <= time) refuseFields({ endsAt: 'endIsOver' })
    if (ends_at - starts_at > MAINTENANCE_LENGTH_MAX_MS) refuseFields({ endsAt: 'maintenanceTooLong' })
    if (starts_at - time > MAINTENANCE_AHEAD_MAX_MS) refuseFields({ startsAt: 'maintenanceTooFar' })
    if (await maintenance.findOverlap(window, id)) refuseFields({ startsAt: 'maintenanceOverlaps' })
  }
}

/** As everybody reads it. */
function present(row: MaintenanceRow): MaintenanceWindow {
  const { version: _, ...window } = presentForStaff(row)
  const note = inBothLanguages({ ru: row.note_ru, en: row.note_en })
  return { ...window, note_ru: note.ru, note_en: note.en, languages: note.languages }
}

/** Under the name of its game server. */
function snapshot({ name_server, ...row }: MaintenanceRow & { name_server: string }) {
  return { name_server, ...presentForStaff(row) }
}

function presentForStaff(row: MaintenanceRow): StaffMaintenanceWindow {
  const { id, starts_at, ends_at, note_ru, note_en, version } = row
  return {
    id,
    startsAt: new Date(starts_at).toISOString(),
    endsAt: new Date(ends_at).toISOString(),
    note_ru,
    note_en,
    version,
  }
}

function columnsOf({ startsAt, endsAt, ...notes }: Omit<MaintenanceChange, 'version'>) {
  return withoutUndefined({
    ...notes,
    starts_at: startsAt === undefined ? undefined : Date.parse(startsAt),
    ends_at: endsAt === undefined ? undefined : Date.parse(endsAt),
  })
}
