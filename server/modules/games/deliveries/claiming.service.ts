/** Hands commands out to agents, each to one of them, and takes back those of which nobody tells. */
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { LEASE_SECONDS } from '#shared/constants/games/agents.ts'
import type { Claim, Held, Job } from '#shared/contract/games/bridge.ts'
import { minecraftNameSchema, renderGameCommand } from '#shared/contract/games/game-commands.ts'
import type { ClaimingStore, LeaseChange } from './claiming.store.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { DeliveryRow } from './deliveries.store.ts'
import { againAfter } from './queue-again.ts'
import type { WaitingClaims } from './waiting-claims.ts'

const SECOND_MS = 1_000
const LEASE_MS = LEASE_SECONDS * SECOND_MS
const ENDED_AT_ONCE = 100

export type ClaimingService = ReturnType<typeof createClaimingService>
export function createClaimingService({
  claiming,
  story,
  waiting,
  database,
  onLost,
  now,
}: {
  claiming: ClaimingStore
  waiting: Pick<WaitingClaims, 'enter'>
  story: Pick<DeliveriesService, 'note' | 'tell'>
  database: Pick<Database, 'transaction'>
  /** Told when what nobody got could not be taken back: its lease ends by itself. */
  onLost: (error: unknown) => void
  now: () => Date
}) {
  const startedAt = now().getTime()

  /** A command that can never be sent is for the staff, and in nobody's way. */
  async function fail(row: DeliveryRow): Promise<void> {
    const failed = await claiming.settleLeased(row, {
      state: 'failed',
      reason: 'not_a_command',
      leased_to: null,
      lease_ends_at: null,
    })
    if (failed) await story.note(failed)
  }

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
      const rows = await claiming.claim({
        gameServerId: gameServer.id,
        instance,
        online: present,
        known: present.filter((player) => uuids.get(player) !== null),
        capacity,
        time,
        leaseEndsAt: time + LEASE_MS,
      })
      const handed: { row: DeliveryRow; job: Job }[] = []
      for (const claimed of rows) {
        const row = await withUuid(claimed, uuids.get(claimed.player_folded ?? '') ?? null)
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

  /** The same UUID is told whenever the same command is. */
  async function withUuid(row: DeliveryRow, uuid: string | null): Promise<DeliveryRow> {
    if (uuid === null || row.player_uuid !== null || !row.command.includes('{uuid}')) return row
    return (await claiming.settleLeased(row, { player_uuid: uuid })) ?? row
  }

  async function endLease(row: DeliveryRow, change: LeaseChange): Promise<void> {
    const after = await claiming.endLease(row, change)
    if (!after) return
    await story.note(after)
    if (after.state === 'cancelled') await story.tell(after)
  }

  /** Nobody has heard of them: they wait as before. */
  const takeBack = (rows: readonly DeliveryRow[]) =>
    database.transaction(async () => {
      const time = now().getTime()
      for (const row of rows) await endLease(row, againAfter(row, { reason: null, time, delayMs: null }))
    })

  return {
    /**
     * Hands out what there is; where there is nothing it waits until there is something, the time is over, or this process stops.
     * Nothing is handed to whoever has gone.
     * @throws {AppError} `bad_key` when the key is ended meanwhile
     */
    async claim(claim: Claim, gameServer: CallingGameServer, gone: AbortSignal): Promise<Handed> {
      assertNames(claim, gameServer)
      const uuids = new Map(claim.online.map(({ name, uuid }) => [foldForSearch(name), uuid ?? null]))
      const until = performance.now() + (claim.waitSeconds ?? 0) * SECOND_MS
      const waiter = waiting.enter({ gameServerId: gameServer.id, keyId: gameServer.keyId })
      try {
        while (!gone.aborted) {
          const { rows, ...handed } = await claimNow(claim, uuids, gameServer)
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
      if (time - startedAt < LEASE_MS) return
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

/** @throws {AppError} `validation_failed` naming the first that nobody in this game can be called */
function assertNames({ online }: Claim, { type }: CallingGameServer): void {
  if (type !== 'minecraft') return
  const wrong = online.findIndex(({ name }) => !z.safeParse(minecraftNameSchema, name).success)
  if (wrong >= 0)
    throw new AppError('validation_failed', { fields: { [`online.${wrong}.name`]: 'minecraftName' } })
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

function commandOf(row: DeliveryRow, player: Job['player'], time: number): string | null {
  try {
    const rendered = renderGameCommand(row.command, {
      player: player.name,
      uuid: player.uuid,
      amount: row.amount,
      order: row.order_number,
      seconds: row.ends_at === null ? null : Math.max(0, Math.ceil((row.ends_at - time) / SECOND_MS)),
    })
    return 'command' in rendered ? rendered.command : null
  } catch {
    return null
  }
}
