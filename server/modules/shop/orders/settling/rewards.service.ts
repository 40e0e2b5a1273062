/** Roles and LandCoins: they go to the account that buys, at once. */
import type { LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { BoughtRolesService } from '#server/modules/accounts/roles/bought-roles.service.ts'
import type { BoughtRolesStore } from '#server/modules/shop/orders/kept/bought-roles.store.ts'
import type { LineRow, OrderRow } from '#server/modules/shop/orders/kept/orders.store.ts'
import { actionsOf } from '#server/modules/shop/rules/ordered-actions.ts'
import { HIGHEST_BALANCE } from '#shared/constants/money/currencies.ts'
import type { ActionMoment } from '#shared/constants/shop/products.ts'

export type Rewards = ReturnType<typeof createRewards>
export function createRewards({
  boughtRoles,
  roles,
  ledger,
  now,
}: {
  boughtRoles: BoughtRolesStore
  roles: BoughtRolesService
  ledger: Pick<LedgerService, 'post' | 'findBalance' | 'findPosted'>
  now: () => Date
}) {
  const coinsOf = (line: LineRow, moment: ActionMoment) =>
    actionsOf(line).reduce(
      (sum, action) =>
        action.kind === 'landcoins' && action.when === moment ? sum + action.amount * line.quantity : sum,
      0,
    )
  const keyOf = ({ id }: LineRow, moment: ActionMoment) => `line.${id}.${moment}`
  const rolesOf = (line: LineRow, moment: ActionMoment) =>
    actionsOf(line).flatMap((action) =>
      action.kind === 'role' && action.when === moment && action.roleId !== null ? [action.roleId] : [],
    )

  /** As much as there is room for: what is paid is never turned away because somebody has too much. */
  async function giveCoins(order: OrderRow, userId: number, line: LineRow): Promise<void> {
    const room = HIGHEST_BALANCE - (await ledger.findBalance(userId, 'LC'))
    await moveCoins(order, userId, keyOf(line, 'bought'), Math.min(coinsOf(line, 'bought'), room))
  }

  /** Negative takes. */
  async function moveCoins(order: OrderRow, userId: number, key: string, amount: number): Promise<void> {
    if (amount === 0) return
    await ledger.post({
      kind: 'order',
      key,
      orderId: order.uuid,
      reference: order.number,
      entries: [
        { account: { userId, currency: 'LC' }, amount },
        { account: { house: 'sales', currency: 'LC' }, amount: -amount },
      ],
    })
  }

  /** One that another purchase still gives, or that staff gave, stays. */
  async function takeRole(userId: number, line: LineRow, roleId: number): Promise<void> {
    const taken = await boughtRoles.take(line.id, roleId, now().getTime())
    if (!taken || taken.was_held === 1 || (await boughtRoles.findOpen(userId, roleId))) return
    await roles.take(userId, roleId)
  }

  return {
    holdRoles: roles.hold,

    async give(order: OrderRow, line: LineRow): Promise<void> {
      const { user_id: userId } = order
      if (userId === null) return
      for (const roleId of rolesOf(line, 'bought')) {
        const other = await boughtRoles.findOpen(userId, roleId)
        const isNew = await roles.give(userId, roleId)
        if (isNew === null) continue
        const wasHeld = other ? other.was_held : isNew ? 0 : 1
        await boughtRoles.insert({ user_id: userId, role_id: roleId, line_id: line.id, was_held: wasHeld })
      }
      await giveCoins(order, userId, line)
    },

    /** Its time is over: the roles go that it gave, and what its actions for the end take, LandCoins to zero at most. */
    async end(order: OrderRow, line: LineRow, { goesOn }: { goesOn: boolean }): Promise<void> {
      const { user_id: userId } = order
      if (userId === null) return
      for (const roleId of new Set([...rolesOf(line, 'bought'), ...rolesOf(line, 'ended')]))
        await takeRole(userId, line, roleId)
      if (goesOn) return
      const coins = Math.min(coinsOf(line, 'ended'), await ledger.findBalance(userId, 'LC'))
      await moveCoins(order, userId, keyOf(line, 'ended'), -coins)
    },

    /** Takes back what it gave and its end has not taken, LandCoins to zero at most: how many of them are missing. */
    async refund(order: OrderRow, line: LineRow): Promise<number> {
      const { user_id: userId } = order
      if (userId === null) return 0
      for (const roleId of new Set([...rolesOf(line, 'bought'), ...rolesOf(line, 'refunded')]))
        await takeRole(userId, line, roleId)
      const given = await ledger.findPosted(keyOf(line, 'bought'), userId, 'LC')
      const left = given - (line.ended_at === null ? 0 : coinsOf(line, 'ended'))
      const owed = Math.max(left, coinsOf(line, 'refunded'), 0)
      const coins = Math.min(owed, await ledger.findBalance(userId, 'LC'))
      await moveCoins(order, userId, keyOf(line, 'refunded'), -coins)
      return owed - coins
    },
  }
}
