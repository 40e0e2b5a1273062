/** Actions between their rows and the wire. */
import type { ProductAction, StaffAction } from '#shared/contract/shop/product-actions.ts'
import type { ActionRow, NewAction } from './products.store.ts'

export function actionOf(row: ActionRow): StaffAction {
  const { moment: when, kind } = row
  if (kind === 'role') return { when, kind, role: row.role }
  if (kind === 'landcoins') return { when, kind, amount: row.landcoins ?? 0 }
  return {
    when,
    kind,
    gameServerId: row.game_server_id,
    command: row.command ?? '',
    requiresOnline: row.requires_online === 1,
    freeSlots: row.free_slots,
    idempotent: row.is_idempotent === 1,
    ...(row.success !== null && { success: row.success }),
    ...(row.failure !== null && { failure: row.failure }),
  }
}

/** What an action of another kind says nothing of. */
const UNSAID = {
  game_server_id: null,
  command: null,
  requires_online: 0,
  free_slots: 0,
  is_idempotent: 0,
  success: null,
  failure: null,
  role_id: null,
  landcoins: null,
}

/** @param roleIds by name */
export function actionColumnsOf(action: ProductAction, roleIds: ReadonlyMap<string, number>): NewAction {
  const shared = { ...UNSAID, moment: action.when, kind: action.kind }
  if (action.kind === 'role') return { ...shared, role_id: roleIds.get(action.role) ?? null }
  if (action.kind === 'landcoins') return { ...shared, landcoins: action.amount }
  return {
    ...shared,
    game_server_id: action.gameServerId,
    command: action.command,
    requires_online: action.requiresOnline ? 1 : 0,
    free_slots: action.freeSlots,
    is_idempotent: action.idempotent ? 1 : 0,
    success: action.success ?? null,
    failure: action.failure ?? null,
  }
}

/** By which two lists of actions are compared: the same words in the same order. */
export function actionsText(actions: readonly StaffAction[]): string {
  const ordered = (action: StaffAction) =>
    Object.fromEntries(Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return JSON.stringify(actions.map(ordered))
}
