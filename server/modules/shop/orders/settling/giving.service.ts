/** What buyers get for what they paid: commands for the games, roles and LandCoins, until its time has ended. */
import type {
  DeliveriesService,
  NewDelivery,
  SettledDelivery,
} from '#server/modules/games/deliveries/deliveries.service.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { HoldingsStore } from '#server/modules/shop/orders/quote/holdings.store.ts'
import type { Telling } from '#server/modules/shop/orders/telling/telling.service.ts'
import { actionsOf, isCommand } from '#server/modules/shop/rules/ordered-actions.ts'
import { planCommands } from '#server/modules/shop/rules/plan-commands.ts'
import { shareOf } from '#server/modules/shop/rules/share-of.ts'
import type { OrderState } from '#shared/constants/shop/orders.ts'
import { type ActionMoment, DAYS_AHEAD_MAX } from '#shared/constants/shop/products.ts'
import type { Rewards } from './rewards.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is done at the end follows whatever was to be given. */
const FIRST_POSITION: Record<ActionMoment, number> = { bought: 1, ended: 100_000, refunded: 200_000 }

/** In which the buyer waits for the rest, or has it. */
const GIVEN_STATES: readonly OrderState[] = ['paid', 'partly_refunded']

export type Giving = ReturnType<typeof createGiving>
export function createGiving({
  orders,
  holdings,
  rewards,
  deliveries,
  listMinecraftServers,
  holdProduct,
  telling,
  now,
}: {
  orders: OrdersStore
  holdings: Pick<HoldingsStore, 'findEnd' | 'hasForGood'>
  rewards: Rewards
  deliveries: Pick<
    DeliveriesService,
    'enqueue' | 'countUndone' | 'takeBackLines' | 'cancelWaiting' | 'listOfOrders'
  >
  listMinecraftServers: () => Promise<readonly { id: number }[]>
  /** Keeps whoever else gives a product waiting until the transaction ends. */
  holdProduct: (id: number) => Promise<void>
  telling: Pick<Telling, 'delivered'>
  now: () => Date
}) {
  async function plan(line: LineRow, moment: ActionMoment) {
    const servers = (await listMinecraftServers()).map(({ id }) => id)
    return planCommands(
      actionsOf(line).filter(({ when }) => when === moment),
      servers,
      line.quantity,
    )
  }

  /** The commands of a line for a moment, on their way; where they undo something, as much of it as a game server has had. */
  async function enqueue(
    order: OrderRow,
    line: LineRow,
    moment: ActionMoment,
    shareOn: (gameServerId: number) => number = () => 1,
  ): Promise<void> {
    if (order.recipient === null) return
    const { recipient } = order
    const jobs = (await plan(line, moment)).flatMap((planned) =>
      Array.from(
        { length: Math.ceil(planned.times * shareOn(planned.gameServerId)) },
        (): Omit<NewDelivery, 'position'> => ({
          ...planned,
          userId: order.user_id,
          player: recipient,
          of: { orderId: order.uuid, orderNumber: order.number, lineId: line.id },
          amount: line.quantity,
          endsAt: line.ends_at,
          moment,
          // What is taken back waits for nobody.
          ...(moment === 'refunded' && { requiresOnline: false, freeSlots: 0 }),
        }),
      ),
    )
    await deliveries.enqueue(jobs.map((job, index) => ({ ...job, position: FIRST_POSITION[moment] + index })))
  }

  /** Of what takes back, no more goes than was given: some that was out when it was refunded turned out never to have run. */
  async function undoLess(orderId: string, lineId: number): Promise<void> {
    const order = await orders.find(orderId)
    const line = (await orders.linesOf(order ? [order.id] : [])).find(({ id }) => id === lineId)
    if (!line || line.refunded_at === null) return
    const jobs = (await deliveries.listOfOrders([orderId])).filter(({ line_id }) => line_id === lineId)
    const shareOn = shareOf(jobs.filter(({ moment }) => moment === 'bought'))
    for (const { gameServerId, command, times } of await plan(line, 'refunded')) {
      const waiting = jobs.filter(
        (job) =>
          job.moment === 'refunded' &&
          job.state === 'queued' &&
          job.game_server_id === gameServerId &&
          job.command === command,
      )
      const needed = Math.ceil(times * shareOn(gameServerId))
      await deliveries.cancelWaiting(
        waiting.slice(needed).map(({ uuid }) => uuid),
        'never_given',
      )
    }
  }

  /** When the time bought is over: days are added behind those that the player still has. */
  async function endOf(order: OrderRow, line: LineRow, time: number): Promise<number | null> {
    if (line.duration_days === null || order.recipient_folded === null) return null
    const until = await holdings.findEnd(order.recipient_folded, line.product_id, time)
    const end = Math.max(until ?? time, time) + line.duration_days * line.quantity * DAY_MS
    // Of orders that each fitted when they were made; nothing keeps what is paid from being given.
    return Math.min(end, time + DAYS_AHEAD_MAX * DAY_MS)
  }

  /** Whether the player has bought more of it, which goes on. */
  async function goesOn(
    { recipient_folded: folded }: OrderRow,
    { product_id: id }: LineRow,
  ): Promise<boolean> {
    if (folded === null) return false
    const time = now().getTime()
    return (await holdings.findEnd(folded, id, time)) !== null || holdings.hasForGood(folded, id, time)
  }

  const hasCommands = (line: LineRow) =>
    actionsOf(line).some((action) => action.when === 'bought' && isCommand(action))

  /** Whether all of the order is given by it. */
  async function noteGiven(order: OrderRow, line: Pick<LineRow, 'id'>): Promise<boolean> {
    const time = now().getTime()
    if (!(await orders.setLineDelivered(line.id, time))) return false
    await orders.insertEvent(order.id, 'given', time, { lineId: line.id })
    const lines = await orders.linesOf([order.id])
    const isWhole = lines.every(
      ({ delivered_at, refunded_at }) => delivered_at !== null || refunded_at !== null,
    )
    if (!isWhole || !GIVEN_STATES.includes(order.state)) return false
    // One that is partly refunded is called that, whether or not the rest of it is given.
    if (order.state === 'paid') await orders.update(order.id, { state: 'delivered' })
    await orders.insertEvent(order.id, 'delivered', time)
    return true
  }

  /** Whoever gives something holds what it touches, everybody in the same order: the order, roles, the buyer, products. */
  async function hold({ user_id }: OrderRow, lines: readonly LineRow[]): Promise<void> {
    if (lines.some((line) => actionsOf(line).some(({ kind }) => kind === 'role'))) await rewards.holdRoles()
    if (user_id !== null) await orders.lockBuyer(user_id)
    const forDays = lines.filter(({ duration_days }) => duration_days !== null)
    for (const id of forDays.map(({ product_id }) => product_id).toSorted((one, other) => one - other))
      await holdProduct(id)
  }

  return {
    hold,

    /** Gives what is paid, or puts it on its way. */
    async give(order: OrderRow, lines: readonly LineRow[]): Promise<void> {
      const time = now().getTime()
      for (const line of lines) {
        const ends_at = await endOf(order, line, time)
        if (ends_at !== null) await orders.updateLine(line.id, { ends_at })
        await enqueue(order, { ...line, ends_at }, 'bought')
        await rewards.give(order, line)
        if (!hasCommands(line)) await noteGiven(order, line)
      }
    },

    /** Told in the transaction in which a delivery is settled. */
    async noteDelivered({ orderId, lineId, state, moment }: SettledDelivery): Promise<void> {
      if (orderId === null || lineId === null || moment !== 'bought') return
      if (state === 'cancelled') return undoLess(orderId, lineId)
      if (state !== 'done') return
      const order = await orders.lock(orderId)
      if (!order || (await deliveries.countUndone(lineId)) > 0) return
      const line = (await orders.linesOf([order.id])).find(({ id }) => id === lineId)
      // What is given with the payment is told with it.
      if (line?.refunded_at === null && (await noteGiven(order, line))) await telling.delivered(order)
    },

    /**
     * Takes back what was given for lines that are refunded, and gives nothing more of them: how many LandCoins are missing of each.
     * Joins the caller's transaction, which holds what `hold` names.
     */
    async revoke(order: OrderRow, lines: readonly LineRow[]): Promise<ReadonlyMap<number, number>> {
      await deliveries.takeBackLines(lines.map(({ id }) => id))
      const jobs = await deliveries.listOfOrders([order.uuid])
      const short = new Map<number, number>()
      for (const line of lines) {
        short.set(line.id, await rewards.refund(order, line))
        const given = jobs.filter(({ line_id, moment }) => line_id === line.id && moment === 'bought')
        if (!(await goesOn(order, line))) await enqueue(order, line, 'refunded', shareOf(given))
      }
      return short
    },

    /** Ends what was bought for days and is over, unless the player has bought more of it. Joins the caller's transaction. */
    async end(line: LineRow): Promise<void> {
      const order = await orders.findById(line.order_id)
      if (!order || order.recipient_folded === null || line.refunded_at !== null) return
      await hold(order, [line])
      // Where more of it was bought, what is over is that purchase alone.
      const isMore = await goesOn(order, line)
      if (!isMore) await enqueue(order, line, 'ended')
      await rewards.end(order, line, { goesOn: isMore })
    },
  }
}
