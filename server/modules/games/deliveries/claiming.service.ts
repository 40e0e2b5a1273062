/** Hands commands out to agents, each to one of them, and takes back those of which nobody tells. */
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { LEASE_SECONDS } from '#shared/constants/games/agents.ts'
import type { Claim, Job } from '#shared/contract/games/bridge.ts'
import { renderGameCommand } from '#shared/contract/games/game-commands.ts'
import type { ClaimingStore } from './claiming.store.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { DeliveryRow } from './deliveries.store.ts'
import { againAfter } from './queue-again.ts'

const SECOND_MS = 1_000
const LEASE_MS = LEASE_SECONDS * SECOND_MS
const ENDED_AT_ONCE = 100

export type ClaimingService = ReturnType<typeof createClaimingService>
export function createClaimingService({
  claiming,
  story,
  database,
  now,
}: {
  claiming: ClaimingStore
  story: Pick<DeliveriesService, 'note' | 'tell'>
  database: Pick<Database, 'transaction'>
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

  return {
    claim: ({ instance, online, capacity }: Claim, gameServer: CallingGameServer) =>
      database.transaction(async (): Promise<{ serverTime: string; jobs: Job[] }> => {
        const time = now().getTime()
        const uuids = new Map(online.map(({ name, uuid }) => [foldForSearch(name), uuid ?? null]))
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
        const jobs: Job[] = []
        for (const row of rows) {
          const job = jobOf(row, uuids.get(row.player_folded ?? '') ?? null, time)
          if (job === null) await fail(row)
          else {
            jobs.push(job)
            await story.note(row)
          }
        }
        return { serverTime: new Date(time).toISOString(), jobs }
      }),

    /** Ends leases of which nobody told. Agents that had no site to tell get as long as a lease once there is one again. */
    async endLeases(): Promise<void> {
      const time = now().getTime()
      if (time - startedAt < LEASE_MS) return
      for (const row of await claiming.listEnded(time, ENDED_AT_ONCE))
        await database.transaction(async () => {
          const after = await claiming.endLease(row, {
            lease_ends_at: null,
            ...(row.is_idempotent === 1
              ? againAfter(row, { reason: 'lease_ended', time, delayMs: null })
              : { state: 'review' as const, reason: 'lease_ended' }),
          })
          if (!after) return
          await story.note(after)
          if (after.state === 'cancelled') await story.tell(after)
        })
    },
  }
}

/** Null where it cannot be a command, nor ever will. */
function jobOf(row: DeliveryRow, uuid: string | null, time: number): Job | null {
  const player = { name: row.player ?? '', uuid: row.player_uuid ?? uuid }
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
