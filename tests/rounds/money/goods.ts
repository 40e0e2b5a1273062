/** What is sold in a round, to whom, and what they are told and remember. */
import { fillAccounts } from '#tests/harness/fill-accounts.ts'
import type { Plan } from './plan.ts'
import type { World } from './world.ts'

const PLAIN_PRICES = [10_000, 14_999, 29_900, 99_901]
const SCARCE_PRICE = 50_000
export const COUPON = 'TENTH'

export type Item = { productId: number; quantity: number }
export type Made = { account: number; totalKopecks: number }
export type Shop = Awaited<ReturnType<typeof stockShop>>

/** Opens the shop to so many buyers: goods without end, goods of which there are a few, a coupon for some. */
export async function stockShop(world: World, { purchases, buyers }: { purchases: number; buyers: number }) {
  const accounts = await fillAccounts(world.address, buyers, world.now().getTime())
  const scarcity = Math.ceil(purchases / 500)
  const plain = await Promise.all(
    PLAIN_PRICES.map((priceKopecks, index) => addProduct(world, `plain-${index}`, { priceKopecks })),
  )
  const scarce = await Promise.all(
    Array.from({ length: scarcity + 1 }, (_, index) =>
      addProduct(world, `scarce-${index}`, { priceKopecks: SCARCE_PRICE, stock: scarcity + 2 }),
    ),
  )
  const couponUses = Math.ceil(purchases / 40)
  const coupon = await world.staff('POST', '/admin/shop/coupons', {
    code: COUPON,
    percent: 10,
    usesMax: couponUses,
  })
  if (coupon.status !== 201) throw new Error(`the coupon was told ${coupon.status}`)
  return {
    world,
    accounts,
    plain,
    began: new Map(scarce.map((id) => [id, scarcity + 2])),
    couponUses,
    itemsOf({ goods, pick }: Plan): Item[] {
      const [one, two] = [0, 1].map((next) => plain[(pick + next) % plain.length] ?? 0)
      if (goods === 'scarce')
        return [{ productId: scarce[pick % scarce.length] ?? 0, quantity: 1 + (pick % 2) }]
      if (goods === 'basket')
        return [one, two].map((productId = 0) => ({ productId, quantity: 1 + (pick % 3) }))
      return [{ productId: one ?? 0, quantity: goods === 'several' ? 2 + (pick % 4) : 1 }]
    },
    /** What buyers were told, by the id of the order. */
    made: new Map<string, Made>(),
    /** What staff gave to accounts, in kopecks. */
    gifts: new Map<number, number>(),
    /** Whoever comes back to a payment page when the order is long over. */
    late: [] as { plan: Plan; payUrl: string }[],
    /** How often what was told or done. */
    counts: new Map<string, number>(),
    count(what: string): void {
      this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
    },
  }
}

async function addProduct(world: World, key: string, fields: object): Promise<number> {
  const action = {
    when: 'bought',
    kind: 'command',
    gameServerId: 1,
    command: 'minecraft:give {player} diamond {amount}',
    requiresOnline: false,
    freeSlots: 0,
    idempotent: true,
  }
  const { status, body } = await world.staff('POST', '/admin/shop/products', {
    key,
    category: 'resources',
    type: 'global',
    name_ru: `Товар ${key}`,
    name_en: `Product ${key}`,
    description_ru: 'Нужная вещь.',
    description_en: 'Useful.',
    actions: [action],
    ...fields,
  })
  if (status !== 201) throw new Error(`the product ${key} was told ${status}: ${JSON.stringify(body)}`)
  return Number(body.id)
}
