import {
  type PrivilegeGrant,
  type PrivilegeId,
  type Product,
  type ProductId,
  privilegeGrants,
  type Scope,
  type ShopGameServer,
} from './shop.data.ts'

/** The products of a scope; those for one game server only when it is the chosen one. */
export function chooseProducts<Id extends ProductId>(
  products: readonly Product<Id>[],
  scope: Scope,
  gameServer?: ShopGameServer,
): Product<Id>[] {
  return products.filter(
    (product) =>
      (scope === 'all' || product.type === scope) &&
      (product.type === 'global' || product.gameServer === gameServer),
  )
}

/** A tier with the tiers whose grants it holds too, the lowest first. */
export function tiersOf(id: PrivilegeId): PrivilegeId[] {
  const { includes }: PrivilegeGrant = privilegeGrants[id]
  return [...(includes ? tiersOf(includes) : []), id]
}
