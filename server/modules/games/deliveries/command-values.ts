import type { CommandValues } from '#shared/contract/games/game-commands.ts'
import type { DeliveryRow } from './deliveries.store.ts'

const SECOND_MS = 1_000

/** What the placeholders of a command become for a player, at a time. */
export const commandValues = (
  row: DeliveryRow,
  { name: player, uuid }: { name: string; uuid: string | null },
  time: number,
): CommandValues => ({
  player,
  uuid,
  amount: row.amount,
  order: row.order_number,
  seconds: row.ends_at === null ? null : Math.max(0, Math.ceil((row.ends_at - time) / SECOND_MS)),
})
