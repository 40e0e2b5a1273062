import {
  type GameServerChoice,
  type PrivilegeGrant,
  type PrivilegeId,
  type Product,
  type ProductId,
  privilegeGrants,
  type Scope,
} from './shop.data.ts'

/** The products of a scope; of a chosen game server those alone that work there. */
export function chooseProducts<Id extends ProductId>(
  products: readonly Product<Id>[],
  scope: Scope,
  gameServer: GameServerChoice = 'all',
): Product<Id>[] {
  return products.filter(
    (product) =>
      (scope === 'all' || product.type === scope) &&
      (product.type === 'global' || gameServer === 'all' || product.gameServer === gameServer),
  )
}

/** A tier with the tiers whose grants it holds too, the lowest first. */
export function tiersOf(id: PrivilegeId): PrivilegeId[] {
  const { includes }: PrivilegeGrant = privilegeGrants[id]
  return [...(includes ? tiersOf(includes) : []), id]
}
