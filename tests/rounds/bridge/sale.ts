/** What is sold and taken back while everything dies: written down as the shop does, in another process than the site's. */

import type { Database } from '#server/db/database.ts'
import {
  createDeliveriesService,
  type NewDelivery,
} from '#server/modules/games/deliveries/deliveries.service.ts'
import { createDeliveriesStore } from '#server/modules/games/deliveries/deliveries.store.ts'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import type { Chance } from '#tests/rounds/random.ts'
import type { Sold } from './judge.ts'

/** Who is always in the game, who comes and goes, who never comes, and who is nobody there. */
export const PLAYERS = { here: 'Ranger', guest: 'Scout', away: 'Hermit', unknown: 'Nobody' } as const
type Shop = { id: number; hasSlots: boolean }

const LINE_MAX = 3
const LAST = 9
const IDEMPOTENT_PERCENT = 20

export function createSale(chance: Chance, address: Address, shops: readonly Shop[], now: () => Date) {
  const sold: Sold[] = []
  const lines: { lineId: number; gameServerId: number; player: string; isRefunded: boolean }[] = []

  const withDeliveries = (
    work: (database: Database, deliveries: ReturnType<typeof serve>) => Promise<unknown>,
  ) => withDatabase(address, (database) => database.transaction(() => work(database, serve(database))))
  const serve = (database: Database) =>
    createDeliveriesService({
      deliveries: createDeliveriesStore(database),
      waiting: { wake: () => {} },
      database,
      now,
    })

  function pickPlayer(): string {
    const { here, guest, away, unknown } = PLAYERS
    const share = chance.below(100)
    return share < 72 ? here : share < 87 ? guest : share < 92 ? away : unknown
  }

  function make(
    of: { lineId: number | null; position: number; player: string },
    { id, hasSlots }: Shop,
    isRevoke: boolean,
  ): NewDelivery {
    const { lineId, position, player } = of
    const number = sold.length + 1
    const isIdempotent = chance.percent(IDEMPOTENT_PERCENT)
    const isForNobody = player === PLAYERS.away && !isRevoke
    sold.push({ number, gameServerId: id, lineId, position, isIdempotent, isRevoke, isForNobody })
    const isThere = player === PLAYERS.here || player === PLAYERS.guest
    return {
      gameServerId: id,
      userId: 1,
      player,
      of:
        lineId === null
          ? null
          : {
              orderId: `019ce0bb-1a00-7000-8000-${String(lineId).padStart(12, '0')}`,
              orderNumber: 'K7M2Q4RX',
              lineId,
            },
      position,
      command: `${isRevoke ? 'clear' : 'give'} {player} thing ${number}`,
      amount: null,
      endsAt: null,
      requiresOnline: !isRevoke && (isForNobody || (isThere && chance.percent(60))),
      freeSlots: !isRevoke && hasSlots && isThere && chance.percent(45) ? 1 : 0,
      idempotent: isIdempotent,
      moment: isRevoke ? 'refunded' : 'bought',
    }
  }

  return {
    sold,
    /** Whole lines, until there are so many commands more. */
    async sell(count: number): Promise<void> {
      const jobs: NewDelivery[] = []
      while (jobs.length < count) {
        const shop = chance.one(shops)
        const player = pickPlayer()
        if (chance.percent(15)) {
          jobs.push(make({ lineId: null, position: 0, player }, shop, false))
          continue
        }
        const lineId = lines.length + 1
        lines.push({ lineId, gameServerId: shop.id, player, isRefunded: false })
        const length = 1 + chance.below(LINE_MAX)
        for (let position = 1; position <= length; position++)
          jobs.push(make({ lineId, position, player }, shop, false))
      }
      await withDeliveries((_, deliveries) => deliveries.enqueue(jobs))
    },
    /** Takes back one of the last lines, wherever its commands are. */
    async refund(): Promise<void> {
      const line = chance.one(lines.slice(-60))
      const shop = shops.find(({ id }) => id === line?.gameServerId)
      if (!line || !shop || line.isRefunded) return
      line.isRefunded = true
      const { lineId, player } = line
      await withDeliveries((_, deliveries) => deliveries.holdLines([lineId], true))
      const revoke = make({ lineId, position: LAST, player }, shop, true)
      await withDeliveries(async (_, deliveries) => {
        await deliveries.takeBackLines([lineId])
        await deliveries.enqueue([revoke])
      })
    },
  }
}
