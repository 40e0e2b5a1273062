/** Prices a basket for somebody, by what is on offer and taken now. */
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CatalogueWithActions } from '#server/modules/shop/products/products.service.ts'
import { isCommand } from '#server/modules/shop/rules/ordered-actions.ts'
import {
  isForGood,
  type PlayerHoldings,
  type PricedBasket,
  priceItems,
} from '#server/modules/shop/rules/price-items.ts'
import { BEDROCK_PREFIX } from '#shared/constants/games/game-names.ts'
import { isMinecraftName } from '#shared/contract/games/game-commands.ts'
import type { OrderItem } from '#shared/contract/shop/order-items.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import type { HoldingsStore } from './holdings.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** For whom it is: what the player has may be told to whoever is signed in. */
type For = { recipient: string | null; userId: number | null }

/** What is sold of some products and of those they require at one moment, and on which game servers. */
export type Offer = CatalogueWithActions & { servers: readonly { id: number }[] }

export type Pricing = ReturnType<typeof createPricing>
export function createPricing({
  holdings,
  listProducts,
  listMinecraftServers,
  bedrockPrefixOf,
  now,
}: {
  holdings: HoldingsStore
  listProducts: (ids: readonly number[]) => Promise<CatalogueWithActions>
  listMinecraftServers: () => Promise<readonly { id: number }[]>
  bedrockPrefixOf: (gameServerId: number) => Promise<string>
  now: () => Date
}) {
  async function holdingsOf(
    recipient: string,
    userId: number,
    wanted: readonly Product[],
  ): Promise<PlayerHoldings> {
    const folded = foldForSearch(recipient)
    const time = now().getTime()
    const limited = wanted.filter(({ perPlayerMax }) => perPlayerMax !== null).map(({ id }) => id)
    const takenInPeriod = new Map<number, number>()
    for (const { id, perPeriodMax, periodDays } of wanted) {
      if (perPeriodMax === null || periodDays === null) continue
      const counted = await holdings.countOf(folded, [id], time - periodDays * DAY_MS)
      takenInPeriod.set(id, counted.get(id) ?? 0)
    }
    return {
      owned: await holdings.listOwned(folded, time),
      ordered: new Set(await holdings.listOrdered(userId, folded)),
      taken: await holdings.countOf(folded, limited),
      takenInPeriod,
    }
  }

  return {
    async readOffer(items: readonly OrderItem[]): Promise<Offer> {
      const offered = await listProducts(items.map(({ productId }) => productId))
      return { ...offered, servers: await listMinecraftServers() }
    },

    /** Of a player nothing is looked up for the anonymous. */
    async price(
      items: readonly OrderItem[],
      { products: offered }: Offer,
      { recipient, userId }: For,
    ): Promise<PricedBasket> {
      const wanted = offered.filter(({ id }) => items.some(({ productId }) => productId === id))
      const isTold = recipient !== null && userId !== null
      const limited = wanted.filter(({ inAllMax }) => inAllMax !== null).map(({ id }) => id)
      return priceItems({
        items,
        products: offered,
        takenInAll: await holdings.countAll(limited),
        player: isTold ? await holdingsOf(recipient, userId, wanted) : null,
      })
    },

    /** Whether somebody can be called so on every game server that these products are given on; where on none, on any. */
    async isName(items: readonly OrderItem[], name: string, { actions, servers }: Offer): Promise<boolean> {
      const commands = items.flatMap(({ productId }) => (actions.get(productId) ?? []).filter(isCommand))
      const isAsked = (id: number) =>
        commands.some(({ gameServerId }) => gameServerId === null || gameServerId === id)
      const asked = servers.filter(({ id }) => isAsked(id))
      const prefixes = await Promise.all(
        (asked.length > 0 ? asked : servers).map(({ id }) => bedrockPrefixOf(id)),
      )
      const fits = (prefix: string) => isMinecraftName(name, prefix)
      return asked.length > 0 ? prefixes.every(fits) : [BEDROCK_PREFIX, ...prefixes].some(fits)
    },

    /** The products of which one player can have only so many, or one: whoever orders them takes turns. */
    isLimited: (product: Product): boolean =>
      isForGood(product) ||
      [product.perPlayerMax, product.perPeriodMax, product.inAllMax, product.stockLeft].some(
        (limit) => limit !== null,
      ),
  }
}
