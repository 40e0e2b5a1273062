import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import { renderGameCommand } from '#shared/contract/games/game-commands.ts'
import { commandValues } from './command-values.ts'
import type { DeliveryRow, NamedDelivery } from './deliveries.store.ts'
import { NOT_CONFIRMED } from './reporting.service.ts'

export function presentDelivery(row: NamedDelivery, now: number): Delivery {
  return {
    id: row.uuid,
    state: row.state,
    attempt: row.attempt,
    command: commandOf(row, now),
    player: row.player ?? '',
    gameServerId: row.game_server_id,
    gameServer: row.game_server,
    orderId: row.order_uuid,
    orderNumber: row.order_number,
    requiresOnline: row.requires_online === 1,
    freeSlots: row.free_slots,
    idempotent: row.is_idempotent === 1,
    isRevoke: row.moment === 'refunded',
    isRefunded: row.is_taken_back === 1,
    output: row.output,
    isConfirmed: row.state === 'done' ? row.reason !== NOT_CONFIRMED : null,
    reason: row.reason,
    createdAt: new Date(row.created_at).toISOString(),
    settledAt: isoTimeOrNull(row.settled_at),
  }
}

/** As it would be sent now; its template where a value is not known, or never will be again. */
function commandOf(row: DeliveryRow, now: number): string {
  if (row.player === null) return row.command
  const player = { name: row.player, uuid: row.player_uuid }
  const rendered = renderGameCommand(row.command, commandValues(row, player, now))
  return 'command' in rendered ? rendered.command : row.command
}
