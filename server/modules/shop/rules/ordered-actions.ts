/** What is done for a line, as it was said when it was ordered. */
import type { StaffAction } from '#shared/contract/shop/product-actions.ts'

/** A role is known by its id: its name may change. */
export type OrderedAction =
  | Extract<StaffAction, { kind: 'command' | 'landcoins' }>
  | (Extract<StaffAction, { kind: 'role' }> & { roleId: number | null })

export const isCommand = (action: OrderedAction): action is Extract<OrderedAction, { kind: 'command' }> =>
  action.kind === 'command'

export const actionsOf = ({ actions }: { actions: string }): OrderedAction[] =>
  JSON.parse(actions) as OrderedAction[]
