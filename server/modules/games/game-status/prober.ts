/** Asks the game servers in their turn, and keeps what they answered. */
import type { Database } from '#server/db/database.ts'
import type {
  GameServerRow,
  GameServersStore,
} from '#server/modules/games/game-servers/game-servers.store.ts'
import type { MaintenanceService } from '#server/modules/games/maintenance/maintenance.service.ts'
import type { GameStatusStore } from './game-status.store.ts'
import { nextStatus } from './next-status.ts'
import type { ProbeResult } from './probe.ts'
import { type StatusBoard, stateDeclaredOf } from './status-board.ts'

const MINUTE_MS = 60_000
const MINUTES_KEPT = 2 * 24 * 60

/** How far from the interval a probe may be, so that ours are not in step with others. */
const JITTER = 0.1

/** Probes game servers; it never throws, and leaves out those it has no way to probe. */
export type ProbeGameServers = (servers: readonly GameServerRow[]) => Promise<Map<number, ProbeResult>>

export type ProberOptions = {
  board: StatusBoard
  gameStatus: GameStatusStore
  gameServers: GameServersStore
  probeGameServers: ProbeGameServers
  maintenance: Pick<MaintenanceService, 'listServersAtWork'>
  /** How often a game server is probed, give or take a tenth. */
  probeIntervalMs: number
  database: Pick<Database, 'transaction'>
  now: () => Date
  random: () => number
}

export function createProber(options: ProberOptions) {
  const {
    board,
    gameStatus,
    gameServers,
    probeGameServers,
    maintenance,
    probeIntervalMs,
    database,
    now,
    random,
  } = options
  const failures = new Map<number, number>()
  /** At which place each game server was last probed. */
  const probedPlaces = new Map<number, string>()
  /** Of whom agents told when it was looked last. */
  let toldBefore: ReadonlySet<number> = new Set()
  let last = { probedAt: Number.NEGATIVE_INFINITY, wait: 0 }

  return {
    /**
     * Asks all game servers when it is time, else those that were added or moved and those whose agents have fallen silent; none
     * of which agents tell. Meant to be called every second.
     */
    async probeDue(told: ReadonlySet<number>): Promise<void> {
      const time = now().getTime()
      const servers = await gameServers.list()
      // A clock that is put back stops nothing.
      const isTime = Math.abs(time - last.probedAt) >= last.wait
      if (isTime) last = { probedAt: time, wait: probeIntervalMs * (1 - JITTER + 2 * JITTER * random()) }
      const due = isTime
        ? servers
        : servers.filter(
            ({ id, ...server }) => probedPlaces.get(id) !== placeOf(server) || toldBefore.has(id),
          )
      toldBefore = told
      const asked = due.filter(({ id }) => !told.has(id))
      if (asked.length > 0) await probe(asked)
      if (isTime && told.size > 0) await sampleTold(told)
    },
  }

  async function probe(due: readonly GameServerRow[]): Promise<void> {
    for (const server of due) probedPlaces.set(server.id, placeOf(server))
    const results = await probeGameServers(due)
    const checkedAt = now().toISOString()
    const minute = Math.floor(now().getTime() / MINUTE_MS)
    const atWork = await maintenance.listServersAtWork()
    await database.transaction(async () => {
      // Some may have been deleted while they were probed.
      const servers = await gameServers.list()
      const serverIds = servers.map((server) => server.id)
      const declared = new Map(servers.map((server) => [server.id, stateDeclaredOf(server, atWork)]))
      board.keepOnly(serverIds)
      for (const [serverId, result] of results) {
        if (!serverIds.includes(serverId)) continue
        const failed = result.outcome === 'answered' ? 0 : (failures.get(serverId) ?? 0) + 1
        failures.set(serverId, failed)
        const status = nextStatus(board.findLast(serverId), result, failed, checkedAt)
        if (!(await gameStatus.saveFound(serverId, status, now().getTime()))) continue
        if (status.state !== 'unknown' && !declared.get(serverId))
          await gameStatus.addSample(
            { serverId, found: { isOnline: status.online, players: status.players } },
            minute,
          )
        board.put(serverId, status)
      }
      for (const [serverId, state] of declared)
        if (state === 'maintenance') await gameStatus.addSample({ serverId, found: null }, minute)
      await gameStatus.removeMinutesBefore(minute - MINUTES_KEPT)
    })
  }

  /** What agents tell is sampled as often as what is asked for, so that a sample stands for the same time. */
  async function sampleTold(told: ReadonlySet<number>): Promise<void> {
    const minute = Math.floor(now().getTime() / MINUTE_MS)
    const atWork = await maintenance.listServersAtWork()
    await database.transaction(async () => {
      for (const server of await gameServers.list()) {
        if (!told.has(server.id)) continue
        failures.delete(server.id)
        probedPlaces.set(server.id, placeOf(server))
        const { online, players } = board.findLast(server.id)
        const declared = stateDeclaredOf(server, atWork)
        if (declared && declared !== 'maintenance') continue
        const found = declared ? null : { isOnline: online, players }
        await gameStatus.addSample({ serverId: server.id, found }, minute)
      }
    })
  }
}

function placeOf({ type, ip, edition, universe_id }: Omit<GameServerRow, 'id'>): string {
  return JSON.stringify([type, ip, edition, universe_id])
}
