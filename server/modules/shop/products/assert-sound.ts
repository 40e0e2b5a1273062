/** What must hold of a product before it is kept, beyond the form of its fields. */
import { AppError, refuseFields } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { ADMIN_ROLE, type Permission } from '#shared/constants/permissions.ts'
import type { StaffAction } from '#shared/contract/shop/product-actions.ts'
import type { ProductFields } from '#shared/contract/shop/product-fields.ts'
import { wrongInAction, wrongInProduct } from '#shared/contract/shop/product-rules.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { actionsText } from './product-actions.ts'

/** Whoever changes what is done needs more than the catalogue. */
const ACTION_PERMISSIONS = [
  ['command', 'send_game_commands'],
  ['landcoins', 'manage_balances'],
] as const

type Fields = Omit<ProductFields, 'actions'>
type Role = { name: string; permissions: readonly Permission[] }

/** @throws {AppError} `validation_failed`, naming the fields */
export function assertSound(fields: Fields, others: { ids: readonly number[]; ownId: number | null }): void {
  const wrong: Record<string, ValidationKey> = wrongInProduct(fields)
  if (fields.requiredIds.some((id) => id === others.ownId || !others.ids.includes(id)))
    wrong.requiredIds = 'productUnknown'
  if (Object.keys(wrong).length > 0) refuseFields(wrong)
}

/**
 * Of actions that somebody wants in place of others.
 * @throws {AppError} `not_allowed` without the permission for commands or coins, `validation_failed` for what they name or cannot be
 */
export function assertActions(
  wanted: readonly StaffAction[],
  standing: readonly StaffAction[],
  {
    actor,
    roles,
    gameServerIds,
    withoutSlots,
    durationDays,
  }: {
    actor: Pick<CurrentUser, 'permissions'>
    roles: readonly Role[]
    /** Of the Minecraft servers. */
    gameServerIds: readonly number[]
    /** Of those, where nobody can count free slots. */
    withoutSlots: readonly number[]
    durationDays: number | null
  },
): void {
  for (const [kind, permission] of ACTION_PERMISSIONS) {
    const [after, before] = [wanted, standing].map((actions) =>
      actionsText(actions.filter((action) => action.kind === kind)),
    )
    if (after !== before && !actor.permissions.includes(permission)) throw new AppError('not_allowed')
  }
  const stood = new Set(standing.map((action) => actionsText([action])))
  for (const action of wanted) {
    const wrong = wrongInAction(action, durationDays)
    if (wrong) refuseFields({ actions: wrong })
    if (
      action.kind === 'command' &&
      action.gameServerId !== null &&
      !gameServerIds.includes(action.gameServerId)
    )
      refuseFields({ actions: 'actionGameServer' })
    if (
      action.kind === 'command' &&
      action.freeSlots > 0 &&
      !stood.has(actionsText([action])) &&
      withoutSlots.some((id) => action.gameServerId === null || action.gameServerId === id)
    )
      refuseFields({ actions: 'actionFreeSlots' })
    if (action.kind !== 'role') continue
    const role = roles.find(({ name }) => name === action.role)
    // What somebody else could give before is not asked of whoever changes a price.
    if (!role || !(stood.has(actionsText([action])) || mayGive(role, actor)))
      refuseFields({ actions: 'actionRole' })
  }
}

/** Nobody sells what they do not hold, and nobody sells an administrator. */
export const mayGive = ({ name, permissions }: Role, actor: Pick<CurrentUser, 'permissions'>): boolean =>
  name !== ADMIN_ROLE && permissions.every((permission) => actor.permissions.includes(permission))
