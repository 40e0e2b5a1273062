/** Hands commands out to agents, each to one of them, and takes back those of which nobody tells. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import { assertOnlineNames } from '#server/modules/games/rules/assert-player-names.ts'
import { LEASE_SECONDS } from '#shared/constants/games/agents.ts'
import { AZLINK_LEASE_SECONDS } from '#shared/constants/games/azlink.ts'
import type { Claim, Held, Job } from '#shared/contract/games/bridge.ts'
import type { ClaimNewsStore } from './claim-news.store.ts'
import type { ClaimingStore } from './claiming.store.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { DeliveryRow } from './deliveries.store.ts'
import { commandOf, type Handing } from './handing.ts'
import { againAfter } from './queue-again.ts'
import type { WaitingClaims } from './waiting-claims.ts'

const SECOND_MS = 1_000
const LEASE_MS = LEASE_SECONDS * SECOND_MS
/** Of all that anybody is given. */
const LONGEST_LEASE_MS = AZLINK_LEASE_SECONDS * SECOND_MS
const ENDED_AT_ONCE = 100

export type ClaimingService = ReturnType<typeof createClaimingService>
export function createClaimingService({
  claiming,
  presence,
  handing: { fail, findUuids, withUuid, endLease, takeBack },
  story,
  waiting,
  news,
  database,
  onLost,
  now,
}: {
  claiming: ClaimingStore
  presence: Pick<PresenceService, 'hear'>
  handing: Handing
  waiting: Pick<WaitingClaims, 'enter'>
  news: Pick<ClaimNewsStore, 'isAnythingDue'>
  story: Pick<DeliveriesService, 'note'>
  database: Pick<Database, 'transaction'>
  /** Told when what nobody got could not be taken back: its lease ends by itself. */
  onLost: (error: unknown) => void
  now: () => Date
}) {
  const startedAt = now().getTime()

  type Handed = { serverTime: string; jobs: Job[] }
  const nothing = (): Handed => ({ serverTime: now().toISOString(), jobs: [] })

  /** What may be handed out now, with the rows of it. */
  const claimNow = (
    { instance, capacity }: Pick<Claim, 'instance' | 'capacity'>,
    /** Of those in the game, by their folded names. */
    uuids: ReadonlyMap<string, string | null>,
    gameServer: CallingGameServer,
  ) =>
    database.transaction(async (): Promise<Handed & { rows: DeliveryRow[] }> => {
      const time = now().getTime()
      const awaited = await claiming.listAwaited(gameServer.id)
      const present = awaited.filter((player) => uuids.has(player))
      const uuidOf = await findUuids(gameServer.id, awaited, uuids)
      const rows = await claiming.claim({
        gameServerId: gameServer.id,
        instance,
        online: present,
        known: awaited.filter((player) => uuidOf(player) !== null),
        capacity,
        time,
        leaseEndsAt: time + LEASE_MS,
      })
      const handed: { row: DeliveryRow; job: Job }[] = []
      for (const claimed of rows) {
        const row = await withUuid(claimed, uuidOf(claimed.player_folded ?? ''))
        const job = jobOf(row, time)
        if (job === null) await fail(row)
        else {
          handed.push({ row, job })
          await story.note(row)
        }
      }
      return {
        serverTime: new Date(time).toISOString(),
        jobs: handed.map(({ job }) => job),
        rows: handed.map(({ row }) => row),
      }
    })

  return {
    /**
     * Hands out what there is; where there is nothing it waits until there is something, the time is over, or this process stops.
     * Nothing is handed to whoever has gone.
     * @throws {AppError} `bad_key` when the key is ended meanwhile
     */
    async claim(claim: Claim, gameServer: CallingGameServer, gone: AbortSignal): Promise<Handed> {
      assertOnlineNames(claim.online, gameServer)
      await presence.hear(claim, gameServer)
      const uuids = new Map(claim.online.map(({ name, uuid }) => [foldForSearch(name), uuid ?? null]))
      const until = performance.now() + (claim.waitSeconds ?? 0) * SECOND_MS
      const waiter = waiting.enter({ gameServerId: gameServer.id, keyId: gameServer.keyId })
      try {
        while (!gone.aborted) {
          const { rows, ...handed } = await claimNow(claim, uuids, gameServer)
          if (waiter.isFirst() && !(await news.isAnythingDue(gameServer.id, now().getTime())))
            waiter.spareOthers()
          if (gone.aborted) await takeBack(rows)
          else if (rows.length > 0) {
            gone.addEventListener('abort', () => void takeBack(rows).catch(onLost), { once: true })
            return handed
          }
          const left = until - performance.now()
          if (left <= 0) break
          const end = await waiter.wait(left, gone)
          if (end === 'no key') throw new AppError('bad_key')
          if (end !== null) break
        }
        return nothing()
      } finally {
        waiter.leave()
      }
    },

    /**
     * What an instance holds and has not told of, with what its ended leases put in doubt: each for a lease anew, in the same
     * attempt. For agents that know by a journal what they have run.
     */
    hold: ({ instance }: Held, gameServer: CallingGameServer): Promise<Handed> =>
      database.transaction(async () => {
        const time = now().getTime()
        const held = { gameServerId: gameServer.id, instance }
        const jobs: Job[] = []
        for (const row of await claiming.hold(held, time + LEASE_MS)) {
          const job = jobOf(row, time)
          if (job === null) continue
          await story.note(row)
          jobs.push(job)
        }
        return { serverTime: new Date(time).toISOString(), jobs }
      }),

    /** Ends leases of which nobody told. Agents that had no site to tell get as long as a lease once there is one again. */
    async endLeases(): Promise<void> {
      const time = now().getTime()
      if (time - startedAt < LONGEST_LEASE_MS) return
      for (const row of await claiming.listEnded(time, ENDED_AT_ONCE))
        await database.transaction(() =>
          endLease(row, {
            lease_ends_at: null,
            ...(row.is_idempotent === 1
              ? againAfter(row, { reason: 'lease_ended', time, delayMs: null })
              : { state: 'review' as const, reason: 'lease_ended' }),
          }),
        )
    },
  }
}

/** Null where it cannot be a command, nor ever will. */
function jobOf(row: DeliveryRow, time: number): Job | null {
  const player = { name: row.player ?? '', uuid: row.player_uuid }
  const command = commandOf(row, player, time)
  if (command === null) return null
  return {
    id: row.uuid,
    attempt: row.attempt,
    kind: 'command',
    command,
    player,
    requires: { online: row.requires_online === 1, freeSlots: row.free_slots },
    idempotent: row.is_idempotent === 1,
    leaseUntil: new Date(row.lease_ends_at ?? time).toISOString(),
  }
}
