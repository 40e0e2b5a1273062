/** What a release delivers as a product. */
import type { ProductAction } from '#shared/contract/shop/product-actions.ts'
import type { ProductFields } from '#shared/contract/shop/product-fields.ts'

/** A command of the seed names no server by a number: `first` is the first Minecraft server of the site. */
type Command = Extract<ProductAction, { kind: 'command' }>
export type DeliveredAction = Omit<Command, 'gameServerId'> & { gameServer: 'every' | 'first' }
export type DeliveredProduct = Omit<ProductFields, 'key' | 'actions'> & {
  actions: readonly DeliveredAction[]
}

/** A server that there is not: what is to be done there waits for staff to say where. */
const NOWHERE = 0

/** @param first the id of the first Minecraft server of the site, where there is one */
export const actionsOfDelivered = (
  { actions }: Pick<DeliveredProduct, 'actions'>,
  first: number | undefined,
): ProductAction[] =>
  actions.map(({ when, kind, gameServer, command, requiresOnline, freeSlots, idempotent, ...answers }) => ({
    // In the order in which staff are told of theirs: the editor compares texts.
    ...{ when, kind, gameServerId: gameServer === 'every' ? null : (first ?? NOWHERE), command },
    ...{ requiresOnline, freeSlots, idempotent, ...answers },
  }))
