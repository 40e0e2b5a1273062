/** What is the same however commands are handed out: how they are filled in, and how they come back. */
import type { Database } from '#server/db/database.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import { renderGameCommand } from '#shared/contract/games/game-commands.ts'
import type { ClaimingStore, LeaseChange } from './claiming.store.ts'
import { commandValues } from './command-values.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { DeliveryRow } from './deliveries.store.ts'
import { againAfter } from './queue-again.ts'

export type Handing = ReturnType<typeof createHanding>
export function createHanding({
  claiming,
  presence,
  story,
  database,
  now,
}: {
  claiming: ClaimingStore
  presence: Pick<PresenceService, 'uuidsOf'>
  story: Pick<DeliveriesService, 'note' | 'tell'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** A command that can never be sent is for the staff, and in nobody's way. */
  async function fail(row: DeliveryRow, reason = 'not_a_command'): Promise<void> {
    const failed = await claiming.settleLeased(row, {
      state: 'failed',
      reason,
      leased_to: null,
      lease_ends_at: null,
    })
    if (failed) await story.note(failed)
  }

  /** As the game names them now, else as it last did. */
  async function findUuids(
    gameServerId: number,
    players: readonly string[],
    told: ReadonlyMap<string, string | null>,
  ): Promise<(player: string) => string | null> {
    const remembered = await presence.uuidsOf(
      gameServerId,
      players.filter((player) => !told.get(player)),
    )
    return (player) => told.get(player) ?? remembered.get(player) ?? null
  }

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

  return { fail, findUuids, withUuid, endLease, takeBack }
}

/** Null where it cannot be a command, nor ever will. */
export function commandOf(
  row: DeliveryRow,
  player: { name: string; uuid: string | null },
  time: number,
): string | null {
  try {
    const command = row.private_command ?? row.command
    const rendered = renderGameCommand(command, commandValues(row, player, time))
    return 'command' in rendered ? rendered.command : null
  } catch {
    return null
  }
}
