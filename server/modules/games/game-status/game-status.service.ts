/** Knows how the game servers are: one process asks them in the background, every process answers from memory. */
import type { Database } from '#server/db/database.ts'
import type {
  GameServerRow,
  GameServersStore,
} from '#server/modules/games/game-servers/game-servers.store.ts'
import type { MaintenanceService } from '#server/modules/games/maintenance/maintenance.service.ts'
import type { Lease } from '#server/modules/platform/leases/leases.service.ts'
import type { GameServerHistory, GameServerStatus } from '#shared/contract/games/game-servers.ts'
import type { GameStatusStore } from './game-status.store.ts'
import { nextStatus, UNKNOWN_STATUS, withDeclaredState } from './next-status.ts'
import type { ProbeResult } from './probe.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const QUARTER_MS = 15 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MINUTES_KEPT = (2 * DAY_MS) / MINUTE_MS

/** How far from the interval a question may be, so that ours do not ask in step with others. */
const JITTER = 0.1
const UPTIME_REFRESH_MS = 5 * MINUTE_MS

/** Asks game servers; it never throws, and leaves out those it has no way to ask. */
export type AskGameServers = (servers: readonly GameServerRow[]) => Promise<Map<number, ProbeResult>>
type DeclaredServer = Pick<GameServerRow, 'id' | 'declared_state'>
export type StatusListener = (serverId: number, status: GameServerStatus) => void

export type GameStatusService = ReturnType<typeof createGameStatusService>
export function createGameStatusService({
  gameStatus,
  gameServers,
  ask,
  lease,
  maintenance,
  probeIntervalMs,
  database,
  now,
  random,
}: {
  gameStatus: GameStatusStore
  gameServers: GameServersStore
  ask: AskGameServers
  lease: Pick<Lease, 'isHeld'>
  maintenance: Pick<MaintenanceService, 'listServersAtWork' | 'listEndingAfter'>
  /** How often a game server is asked, give or take a tenth. */
  probeIntervalMs: number
  database: Pick<Database, 'transaction'>
  now: () => Date
  random: () => number
}) {
  /** As the prober found them, and as they are told: hidden ones left out, declared states put over. */
  const statuses = new Map<number, GameServerStatus>()
  const shown = new Map<number, GameServerStatus>()
  const failures = new Map<number, number>()
  /** At which place each game server was last asked. */
  const whereAsked = new Map<number, string>()
  const listeners = new Set<StatusListener>()
  let uptimes = new Map<number, { week: number | null; month: number | null }>()
  let nextProbeAt = 0
  let uptimesReadAt = Number.NEGATIVE_INFINITY

  return {
    /** How a game server is at this moment, by the clock also where the next refresh is still to come. */
    get: async (server: DeclaredServer): Promise<GameServerStatus> =>
      statusOf(server, await maintenance.listServersAtWork()),
    /** The states that everybody may see. */
    listShown: (): ReadonlyMap<number, GameServerStatus> => shown,
    /** Percent of the last 30 days online; null until there is a day of history. */
    uptimeOf: (serverId: number): number | null => uptimes.get(serverId)?.month ?? null,

    /** Tells of every change from now on; call what it returns to stop. */
    onChange(listener: StatusListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Asks the game servers when it is time and this process holds the lease, else reads what the holder found. */
    async refresh(): Promise<void> {
      const time = now().getTime()
      if (!lease.isHeld) {
        await readStatuses()
      } else {
        const servers = await gameServers.list()
        const isTime = time >= nextProbeAt
        if (isTime) nextProbeAt = time + probeIntervalMs * (1 - JITTER + 2 * JITTER * random())
        // One that was added, or moved to another address, does not wait for its turn.
        const due = isTime
          ? servers
          : servers.filter((server) => whereAsked.get(server.id) !== placeOf(server))
        if (due.length > 0) await probe(due)
      }
      showChanges(await gameServers.listShown(), await maintenance.listServersAtWork())
      if (time - uptimesReadAt >= UPTIME_REFRESH_MS) {
        uptimesReadAt = time
        uptimes = await readUptimes(time)
      }
    },

    async getHistory(serverId: number): Promise<GameServerHistory> {
      const time = now().getTime()
      const quarters = await gameStatus.listQuarters(serverId, Math.floor((time - DAY_MS) / MINUTE_MS))
      const windows = (await maintenance.listEndingAfter(time - DAY_MS)).get(serverId) ?? []
      const record = await gameStatus.findRecord(serverId)
      const uptime = uptimes.get(serverId)
      return {
        day: quarters.map(({ quarter, players, is_online }) => ({
          at: new Date(quarter * QUARTER_MS).toISOString(),
          players,
          isOnline: is_online === 1,
        })),
        maintenance: windows
          .filter(({ startsAt }) => Date.parse(startsAt) <= time)
          .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        record: record
          ? { players: record.players_max, at: new Date(record.hour * HOUR_MS).toISOString() }
          : null,
        uptime7Days: uptime?.week ?? null,
        uptime30Days: uptime?.month ?? null,
      }
    },
  }

  async function probe(due: readonly GameServerRow[]): Promise<void> {
    for (const server of due) whereAsked.set(server.id, placeOf(server))
    const results = await ask(due)
    const checkedAt = now().toISOString()
    const minute = Math.floor(now().getTime() / MINUTE_MS)
    const atWork = await maintenance.listServersAtWork()
    await database.transaction(async () => {
      // Some may have been deleted while they were asked.
      const servers = await gameServers.list()
      const serverIds = servers.map((server) => server.id)
      const declared = new Set(
        servers.filter((server) => stateDeclaredOf(server, atWork)).map(({ id }) => id),
      )
      forgetOthers(serverIds)
      for (const [serverId, result] of results) {
        if (!serverIds.includes(serverId)) continue
        const failed = result.outcome === 'answered' ? 0 : (failures.get(serverId) ?? 0) + 1
        failures.set(serverId, failed)
        const status = nextStatus(statuses.get(serverId) ?? UNKNOWN_STATUS, result, failed, checkedAt)
        await gameStatus.save(serverId, status, now().getTime())
        if (status.state !== 'unknown' && !declared.has(serverId))
          await gameStatus.addSample({ serverId, isOnline: status.online, players: status.players }, minute)
        statuses.set(serverId, status)
      }
      await gameStatus.removeMinutesBefore(minute - MINUTES_KEPT)
    })
  }

  async function readStatuses(): Promise<void> {
    const rows = await gameStatus.list()
    for (const { serverId, status } of rows) statuses.set(serverId, status)
    forgetOthers(rows.map((row) => row.serverId))
  }

  function statusOf(server: DeclaredServer, atWork: ReadonlySet<number>): GameServerStatus {
    return withDeclaredState(statuses.get(server.id) ?? UNKNOWN_STATUS, stateDeclaredOf(server, atWork))
  }

  function showChanges(servers: readonly GameServerRow[], atWork: ReadonlySet<number>): void {
    const ids = new Set(servers.map((server) => server.id))
    for (const id of shown.keys()) if (!ids.has(id)) shown.delete(id)
    for (const server of servers) {
      const status = statusOf(server, atWork)
      if (JSON.stringify(shown.get(server.id)) === JSON.stringify(status)) continue
      shown.set(server.id, status)
      for (const listener of listeners) listener(server.id, status)
    }
  }

  function forgetOthers(serverIds: readonly number[]): void {
    for (const id of statuses.keys()) if (!serverIds.includes(id)) statuses.delete(id)
  }

  async function readUptimes(time: number): Promise<typeof uptimes> {
    const hour = Math.floor(time / HOUR_MS)
    const shares = async (days: number) =>
      new Map(
        (await gameStatus.sumSince(hour - days * 24)).map((row) => [
          row.server_id,
          hour - row.first_hour >= 24 ? percent(row.online_samples, row.samples) : null,
        ]),
      )
    const [week, month] = [await shares(7), await shares(30)]
    return new Map([...month].map(([id, share]) => [id, { week: week.get(id) ?? null, month: share }]))
  }
}

function placeOf({ type, ip, edition, universe_id }: GameServerRow): string {
  return JSON.stringify([type, ip, edition, universe_id])
}

/** A window that is on comes before what was declared without a date. */
function stateDeclaredOf({ id, declared_state }: DeclaredServer, atWork: ReadonlySet<number>) {
  return atWork.has(id) ? 'maintenance' : declared_state
}

/** To one decimal. */
function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10
}
