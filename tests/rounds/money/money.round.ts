/** Thousands of purchases at three providers that fail and lie, while the site and its database are killed again and again. */
import { withDatabase } from '#tests/harness/address.ts'
import { createChance } from '#tests/rounds/random.ts'
import type { Round } from '#tests/rounds/round.ts'
import { startAgent } from './agent.ts'
import { readProviders, readSite } from './books.ts'
import { buy } from './buying.ts'
import { type Shop, stockShop } from './goods.ts'
import { judge } from './judge.ts'
import { createDraw, drawPlan } from './plan.ts'
import { createPostman, type Postman } from './postman.ts'
import { settle } from './settling.ts'
import { openWorld, type World } from './world.ts'

const LATER_MS = 4 * 60_000
const PURCHASES_OF_ONE = 8
const PRICES = [10_000, 10_500]
const FAULTS_MAX = 50

type MoneySizes = { purchases: number; buyers: number; kills: number; seed: number }

export const money: Round<MoneySizes> = {
  name: 'money',
  rule: 'purchases at emulators of three providers that fail, lie, repeat and are silent, by buyers who press twice, while site and database are killed: by the providers’ own books nobody paid twice without its return, nothing was given unpaid, nothing paid is forgotten, each order is where it belongs, and the proof is green; the seed repeats what happens',
  engines: ['sqlite', 'postgresql'],
  /** `buyers`: how many buy at the same time; `kills`: of the site, and as many of the database where it is a process. */
  sizes: { purchases: 10_000, buyers: 24, kills: 20, seed: 20_261_125 },
  async play(place, sizes) {
    const { purchases, seed } = sizes
    const world = await openWorld(place)
    try {
      const accounts = Math.ceil(purchases / PURCHASES_OF_ONE)
      const shop = await stockShop(world, { purchases, buyers: accounts })
      const agent = await startAgent(world)
      const postman = createPostman(world, createDraw(seed))
      await buyAll(shop, postman, sizes, accounts)
      await settle(shop, postman)
      const proof = (await world.staff('GET', '/admin/money/proof')).body as Proof
      await agent.end()
      await world.close()
      const site = await withDatabase(place.address, readSite)
      const taken = readProviders(world)
      const faults = [
        ...world.faults,
        ...proof.checks
          .filter(({ isSound }) => isSound !== true)
          .map(({ name, detail }) => `${name}: ${detail}`),
        ...judge({ ...shop, taken, site, ran: agent.ran }),
        ...[world.yookassa, world.robokassa, world.freekassa].flatMap(({ violations }) => violations),
      ]
      return {
        seen: tell(shop, postman, { seed, site, taken: taken.length }),
        faults: faults.slice(0, FAULTS_MAX),
      }
    } finally {
      await world.stop()
    }
  },
}

type Proof = { checks: { name: string; isSound: boolean | null; detail: string }[] }

/** All of them, so many at a time; troubles come in between, wherever that is. */
async function buyAll(shop: Shop, postman: Postman, sizes: MoneySizes, accounts: number): Promise<void> {
  const { purchases, buyers, kills, seed } = sizes
  const troubles = drawTroubles(shop.world, { purchases, kills, seed })
  let next = 0
  async function buyOnAndOn(): Promise<void> {
    while (next < purchases) {
      const index = next++
      troubles.get(index)?.()
      if (index % 100 === 50) await changePrice(shop, index)
      await buy(drawPlan(seed, index, accounts), shop, postman)
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyOnAndOn))
  await shop.world.untilUp()
}

/** What is killed when that many purchases have begun. */
function drawTroubles(world: World, { purchases, kills, seed }: Omit<MoneySizes, 'buyers'>) {
  const chance = createChance(seed + 1)
  const troubles = new Map<number, () => void>()
  const span = Math.floor(purchases / (kills + 1))
  for (let kill = 1; kill <= kills; kill++) {
    troubles.set(kill * span + chance.below(Math.max(1, span / 3)), () => void world.killSite(LATER_MS))
    const then = kill * span + Math.floor(span / 2) + chance.below(Math.max(1, span / 3))
    troubles.set(then, () => void world.killDatabase())
  }
  return troubles
}

/** Between a basket and its order. */
async function changePrice({ world, plain }: Shop, index: number): Promise<void> {
  const priceKopecks = PRICES[(index / 50) % 4 > 1 ? 1 : 0]
  const { status } = await world.staff('PUT', `/admin/shop/products/${plain[0]}`, { priceKopecks })
  if (status !== 200) world.faults.push(`another price was told ${status}`)
}

function tell(
  { made, counts }: Shop,
  { counts: letters }: Postman,
  { seed, site, taken }: { seed: number; site: Awaited<ReturnType<typeof readSite>>; taken: number },
): string {
  const states = Map.groupBy(site.orders, ({ state }) => state)
  const told = [...states].map(([state, { length }]) => `${length} ${state}`).sort()
  const happened = [...counts].sort(([, one], [, other]) => other - one)
  return [
    `seed ${seed}`,
    `${made.size} orders, ${taken} payments, ${site.refunds.length} refunds`,
    `${letters.sent} notifications sent and ${letters.lost} lost`,
    told.join(', '),
    `among them ${happened.map(([what, count]) => `${count} ${what}`).join(', ')}`,
  ].join('; ')
}
