/** The states of the game servers without a network: what they answer is in our hands. */
import { createGameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import { createShownServers } from '#server/modules/games/game-servers/shown-servers.ts'
import { createGameStatusService } from '#server/modules/games/game-status/game-status.service.ts'
import { createGameStatusStore } from '#server/modules/games/game-status/game-status.store.ts'
import type { ProbeResult } from '#server/modules/games/game-status/probe.ts'
import { createMaintenanceService } from '#server/modules/games/maintenance/maintenance.service.ts'
import { createMaintenanceStore } from '#server/modules/games/maintenance/maintenance.store.ts'
import { createAuditService } from '#server/modules/platform/audit/audit.service.ts'
import { createAuditStore } from '#server/modules/platform/audit/audit.store.ts'
import { createCacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { createCacheInvalidationStore } from '#server/modules/platform/cache-invalidation/cache-invalidation.store.ts'
import { createLease } from '#server/modules/platform/leases/leases.service.ts'
import { createLeasesStore } from '#server/modules/platform/leases/leases.store.ts'
import { createVersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { openTestDatabase, TEST_START } from './test-database.ts'

export const MINECRAFT = 1
export const ROBLOX = 2

export const answered = (players: number): ProbeResult => ({
  outcome: 'answered',
  answer: { players, maxPlayers: 200, version: '1.20.4', motd: 'Hold', latencyMs: 12 },
})
export const silent: ProbeResult = { outcome: 'silent', why: 'no answer in time' }
export const notProbed: ProbeResult = { outcome: 'not-probed', why: 'Roblox answered 429' }

/** The service on a fresh database, with a clock and answers in our hands. */
export async function startProber({ random = () => 0.5 }: { random?: () => number } = {}) {
  const { database } = await openTestDatabase()
  const clock = { now: TEST_START.getTime() }
  const answers = new Map<number, ProbeResult>()
  const probed: number[][] = []
  const whileProbed = { run: async () => {} }
  let invalidations = 0
  const now = () => new Date(clock.now)
  const createProcess = () => {
    const lease = createLease('probing', { leases: createLeasesStore(database), now })
    const invalidation = createCacheInvalidationService({
      versions: createCacheInvalidationStore(database),
      database,
    })
    const maintenance = createMaintenanceService({
      maintenance: createMaintenanceStore(database),
      gameServers: createGameServersStore(database),
      versioned: createVersionedChanges({
        audit: createAuditService({ audit: createAuditStore(database), now }),
      }),
      invalidation,
      now,
    })
    const gameServers = createGameServersStore(database)
    const service = createGameStatusService({
      gameStatus: createGameStatusStore(database),
      gameServers,
      shownServers: createShownServers({ gameServers, parts: async () => deliveredSite.parts }),
      probeGameServers: async (servers) => {
        probed.push(servers.map(({ id }) => id))
        await whileProbed.run()
        return new Map([...answers].filter(([id]) => servers.some((server) => server.id === id)))
      },
      lease,
      maintenance,
      invalidate: () => {
        invalidations++
      },
      probeIntervalMs: 30_000,
      database,
      now,
      random,
    })
    const state = (id: number) => service.getStatus(id)
    return { lease, service, maintenance, state }
  }
  const first = createProcess()
  await first.lease.renew()
  return {
    ...first,
    createProcess,
    clock,
    answers,
    whileProbed,
    database,
    /** How often cached pages were told of another state or other counts. */
    timesAnnounced: () => invalidations,
    timesProbed: () => probed.length,
    /** Which servers were probed last. */
    lastProbed: () => probed.at(-1),
    async probe(result: ProbeResult, serverId = MINECRAFT): Promise<GameServerStatus> {
      answers.set(serverId, result)
      clock.now += 30_000
      await first.lease.renew()
      await first.service.refresh()
      return first.state(serverId)
    },
  }
}
