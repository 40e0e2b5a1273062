/** Tells how the services and the game servers are and have been. */

import { memoizeFor } from '#server/lib/concurrency/memoize-for.ts'
import type { GamesServices } from '#server/modules/games/games.wiring.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { Parts } from '#shared/constants/parts.ts'
import {
  MEASURED_SERVICES,
  type Service,
  type ServiceState,
  STATUS_DAYS,
  STATUS_GAME_SERVERS_MAX,
  toldServices,
} from '#shared/constants/status.ts'
import type { ReplyOf } from '#shared/contract/endpoint.ts'
import type { Incident } from '#shared/contract/operations/incidents.ts'
import type { serviceBoardEndpoints } from '#shared/contract/operations/service-board.ts'
import type { GameServerDays, Status } from '#shared/contract/operations/status.ts'
import { MINUTE_MS, MINUTES_IN_DAY } from './minutes-of-days.ts'
import type { ServiceStatusRow, ServiceStatusStore } from './service-status.store.ts'
import { uptimeHistory } from './uptime-history.ts'

/** What was found longer ago says nothing of this moment. */
const STALE_MINUTES = 3
/** So long a reply stands for all who ask. */
const KEPT_MS = 5_000

type Board = ReplyOf<typeof serviceBoardEndpoints.get>

export type StatusService = ReturnType<typeof createStatusService>
export function createStatusService({
  statuses,
  gameServers,
  listIncidents,
  parts,
  closedNow,
  invalidation,
  now,
}: {
  statuses: ServiceStatusStore
  gameServers: GamesServices['gameServers']
  listIncidents: () => Promise<Incident[]>
  /** Which parts the site has now. */
  parts: () => Promise<Parts>
  /** What the operator has closed at this moment. */
  closedNow: () => readonly Service[]
  invalidation: Pick<CacheInvalidationService, 'invalidate' | 'onInvalidate'>
  now: () => Date
}) {
  /** By the parts of the site: whoever previews others sees those, and nobody else does. */
  const kept = new Map<string, { get(): Promise<Status> }>()
  let seen = { board: '', status: '' }
  const startedMinute = currentMinute()
  invalidation.onInvalidate((topic) => {
    if (topic === 'status' || topic === 'site') kept.clear()
  })

  return {
    getBoard: async (): Promise<Board> =>
      (await statesOf(await statuses.list())).map(({ key, state }) => ({
        key,
        state: state === 'absent' ? 'offline' : state,
      })),

    async get(): Promise<Status> {
      const key = JSON.stringify(await parts())
      const status = kept.get(key) ?? memoizeFor({ ms: KEPT_MS, now, make: read })
      kept.set(key, status)
      return status.get()
    },

    /** Tells the pages of another state, and of another minute. Meant to be called every second. */
    async followChanges(): Promise<void> {
      const rows = await statuses.list()
      const states = [...gameServers.listStates()].map(([id, { state }]) => `${id} ${state}`)
      const board = JSON.stringify(await statesOf(rows))
      const status = `${board} ${states} ${measuredMinuteOf(rows)}`
      if (board !== seen.board) invalidation.invalidate('service-board')
      if (status !== seen.status) invalidation.invalidate('status')
      seen = { board, status }
    },
  }

  async function read(): Promise<Status> {
    const firstDay = Math.floor(currentMinute() / MINUTES_IN_DAY) - STATUS_DAYS + 1
    const rows = await statuses.list()
    const days = await statuses.listDays(firstDay)
    const minute = measuredMinuteOf(rows)
    return {
      measuredAt: minute === null ? null : new Date(minute * MINUTE_MS).toISOString(),
      firstDay: new Date(firstDay * MINUTES_IN_DAY * MINUTE_MS).toISOString().slice(0, 10),
      services: (await statesOf(rows)).map((service) => ({
        ...service,
        ...uptimeHistory(
          days.filter((row) => row.service === service.key),
          firstDay,
        ),
      })),
      gameServers: await readGameServers(firstDay),
      incidents: await listIncidents(),
    }
  }

  async function readGameServers(firstDay: number): Promise<GameServerDays[]> {
    const shown = (await gameServers.listShown()).slice(0, STATUS_GAME_SERVERS_MAX)
    const days = await gameServers.listDays(firstDay)
    const maintenance = await gameServers.listMaintenance()
    return Promise.all(
      shown.map(async (server) => {
        const minutes = days.filter(({ serverId }) => serverId === server.id)
        return {
          id: server.id,
          name_server: server.name_server,
          state: await gameServers.stateOf(server),
          maintenance: maintenance.get(server.id) ?? [],
          ...uptimeHistory(minutes, firstDay),
        }
      }),
    )
  }

  async function statesOf(rows: readonly ServiceStatusRow[]) {
    return toldServices(await parts()).map((key) => ({ key, state: stateOf(key, rows) }))
  }

  function stateOf(key: Service, rows: readonly ServiceStatusRow[]): ServiceState {
    if (!MEASURED_SERVICES.some((measured) => measured === key)) return 'absent'
    if (closedNow().includes(key)) return 'maintenance'
    const row = rows.find(({ service }) => service === key)
    if (!row) return 'unknown'
    const isStaleSince = (minute: number) => currentMinute() - minute > STALE_MINUTES
    if (!isStaleSince(row.minute)) return row.state
    // Whoever reads this is on the site, and yet nothing can be written; a site just started has had no time to.
    return key === 'website' && isStaleSince(startedMinute) ? 'offline' : 'unknown'
  }

  function currentMinute(): number {
    return Math.floor(now().getTime() / MINUTE_MS)
  }
}

function measuredMinuteOf(rows: readonly ServiceStatusRow[]): number | null {
  return rows.find(({ service }) => service === 'website')?.minute ?? null
}
