/** Knows how the game servers are: one process asks them in the background, every process answers from memory. */
import type { GameServerRow } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { ShownServers } from '#server/modules/games/game-servers/shown-servers.ts'
import type { MaintenanceService } from '#server/modules/games/maintenance/maintenance.service.ts'
import { TOLD_AT_MOST_MS } from '#server/modules/games/rules/told-at-most.ts'
import type { Lease } from '#server/modules/platform/leases/leases.service.ts'
import type { GameServerHistory } from '#shared/contract/games/game-servers.ts'
import type { GameServerGlance, GameServerStatus } from '#shared/contract/games/game-status.ts'
import { createStateNotices, presentGlance } from './glances.ts'
import { nextStatus, UNKNOWN_STATUS } from './next-status.ts'
import { createProber, type ProberOptions } from './prober.ts'
import { createStatusBoard } from './status-board.ts'
import { createStatusHistory } from './status-history.ts'

const MINUTE_MS = 60_000

export type GameStatusService = ReturnType<typeof createGameStatusService>
export function createGameStatusService({
  lease,
  maintenance,
  shownServers,
  invalidate,
  ...options
}: Omit<ProberOptions, 'board' | 'maintenance'> & {
  /** Whoever holds it asks; the others read what was found. */
  lease: Pick<Lease, 'isHeld'>
  maintenance: Pick<MaintenanceService, 'listServersAtWork' | 'listEndingAfter'>
  shownServers: ShownServers
  /** Drops the cached pages that show how the game servers are. */
  invalidate: () => void
}) {
  const { gameStatus, probeIntervalMs, now } = options
  const board = createStatusBoard({ maintenance })
  const prober = createProber({ ...options, board, maintenance })
  const history = createStatusHistory({ gameStatus, maintenance, now })
  const notice = createStateNotices(invalidate)

  return {
    listShown: board.listShown,
    onChange: board.onChange,
    uptimeOf: history.uptimeOf,
    findRecord: async () => history.findHighest((await shownServers.list()).map(({ id }) => id)),
    stateOf: async (server: GameServerRow) => (await board.get(server)).state,
    listGlances: async (): Promise<GameServerGlance[]> => {
      const rows = await shownServers.list()
      const statusOf = await board.read()
      return rows.map((row) => presentGlance(row, statusOf(row)))
    },
    getGlance: async (id: number): Promise<GameServerGlance> => {
      const row = await shownServers.get(id)
      return presentGlance(row, await board.get(row))
    },
    getStatus: async (id: number): Promise<GameServerStatus> => board.get(await shownServers.get(id)),
    /** The minutes measured each day (UTC) from `day` on, of every game server; a sample stands for the time until the next. */
    async listDays(day: number) {
      const minutes = Math.max(1, probeIntervalMs / MINUTE_MS)
      return (await gameStatus.listDays(day)).map((row) => ({
        serverId: row.server_id,
        day: row.day,
        up: Math.round(row.online_samples * minutes),
        down: Math.round((row.samples - row.online_samples) * minutes),
        maintenance: Math.round(row.maintenance_samples * minutes),
      }))
    },
    getHistory: async (id: number): Promise<GameServerHistory> =>
      history.get((await shownServers.get(id)).id),

    /** Takes what the agents of a game server tell together, for `holdsMs`; within a second every process shows it. */
    async takeTold(
      serverId: number,
      { players, maxPlayers, version }: Pick<GameServerStatus, 'players' | 'maxPlayers' | 'version'>,
      holdsMs: number,
    ): Promise<void> {
      const time = now()
      const before = (await gameStatus.find(serverId)) ?? UNKNOWN_STATUS
      const answer = {
        players,
        maxPlayers,
        version: version || before.version,
        motd: before.motd,
        latencyMs: null,
      }
      const status = nextStatus(before, { outcome: 'answered', answer }, 0, time.toISOString())
      await gameStatus.saveTold(serverId, status, {
        now: time.getTime(),
        until: time.getTime() + Math.min(holdsMs, TOLD_AT_MOST_MS),
      })
    },

    /** Asks the game servers whose turn it is, or reads what was found; then shows it. Meant to be called every second. */
    async refresh(): Promise<void> {
      const told = await readFound()
      if (lease.isHeld) await prober.probeDue(told)
      await board.show(await shownServers.list())
      notice(board.listShown())
      await history.refresh()
    },
  }

  /** Reads what this process, another or an agent has found; names those of whom agents tell. */
  async function readFound(): Promise<ReadonlySet<number>> {
    const rows = await gameStatus.list()
    const time = now().getTime()
    for (const { serverId, status } of rows) board.put(serverId, status)
    board.keepOnly(rows.map((row) => row.serverId))
    return new Set(
      rows
        .filter(
          ({ toldUntil }) => toldUntil !== null && toldUntil > time && toldUntil <= time + TOLD_AT_MOST_MS,
        )
        .map(({ serverId }) => serverId),
    )
  }
}
