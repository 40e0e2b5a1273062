/** What is on its way to the games. It knows no order: whoever sells enqueues, and hears what has become of it. */
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { DeliveriesStore, DeliveryColumns, DeliveryRow } from './deliveries.store.ts'
import type { WaitingClaims } from './waiting-claims.ts'

/** A command for one player on one game server. */
export type NewDelivery = {
  gameServerId: number
  /** Whose it is, with whose account the name of the player goes. */
  userId: number | null
  player: string
  playerUuid?: string | null
  /** What it belongs to; of one line one is out at a time per game server, in the order of `position`. */
  of: { orderId: string; orderNumber: string; lineId: number } | null
  position: number
  command: string
  /** What the game is sent instead; `command` is what people read of it. */
  privateCommand?: string
  /** What its placeholders become, beside the player and the order. */
  amount: number | null
  endsAt: number | null
  requiresOnline: boolean
  freeSlots: number
  idempotent: boolean
  success?: string | undefined
  failure?: string | undefined
  moment: DeliveryRow['moment']
}

/** One of which nothing more is to come. */
export type SettledDelivery = Pick<DeliveryRow, 'state' | 'moment'> & {
  orderId: string | null
  lineId: number | null
}
type OnSettled = (settled: SettledDelivery) => Promise<void>
type Hold = (orderId: string) => Promise<unknown>

export type DeliveriesService = ReturnType<typeof createDeliveriesService>
export function createDeliveriesService({
  deliveries,
  waiting,
  database,
  now,
}: {
  deliveries: DeliveriesStore
  waiting: Pick<WaitingClaims, 'wake'>
  database: Pick<Database, 'transaction' | 'afterCommit'>
  now: () => Date
}) {
  const listeners: OnSettled[] = []
  const holders: Hold[] = []

  /** Agents that wait look again once this is kept; of all game servers without any. */
  const wake = (gameServerIds?: Iterable<number>) =>
    database.afterCommit(() => waiting.wake(gameServerIds && new Set(gameServerIds)))

  async function note(
    row: Pick<DeliveryRow, 'id' | 'game_server_id' | 'state' | 'attempt' | 'reason'> & {
      output?: string | null
    },
    actorId: number | null = null,
  ): Promise<void> {
    if (row.state !== 'leased') wake([row.game_server_id])
    await deliveries.insertEvents([
      {
        delivery_id: row.id,
        at: now().getTime(),
        state: row.state,
        attempt: row.attempt,
        reason: row.reason,
        output: row.output ?? null,
        actor_id: actorId,
      },
    ])
  }

  async function tell({ order_uuid, line_id, state, moment }: DeliveryRow): Promise<void> {
    for (const listener of listeners) await listener({ orderId: order_uuid, lineId: line_id, state, moment })
  }

  async function hold({ order_uuid }: Pick<DeliveryRow, 'order_uuid'>): Promise<void> {
    if (order_uuid !== null) for (const holder of holders) await holder(order_uuid)
  }

  async function cancel(by: Parameters<DeliveriesStore['cancelQueued']>[0], reason: string): Promise<void> {
    const time = now().getTime()
    for (const row of await deliveries.cancelQueued(by, { reason, settled_at: time })) {
      await note(row)
      await tell(row)
    }
  }

  return {
    /** Has each told that is settled, in the transaction in which that happens. */
    onSettled(listener: OnSettled): void {
      listeners.push(listener)
    },
    /**
     * Has whoever settles one hold what it belongs to first: whoever takes back what was bought holds them in the same order, and
     * neither waits for the other for good.
     */
    holdBy(holder: Hold): void {
      holders.push(holder)
    },
    /** Holds what one belongs to until the caller's transaction ends. */
    hold,
    /** Writes down where one stands now, in the transaction in which it came there. */
    note,
    /** Tells those who listen that one is settled. */
    tell,

    /**
     * Joins the caller's transaction: what is paid and what is given for it are kept together, or neither is.
     * @returns their ids
     */
    async enqueue(jobs: readonly NewDelivery[]): Promise<string[]> {
      const time = now().getTime()
      wake(jobs.map(({ gameServerId }) => gameServerId))
      const made = await deliveries.insert(jobs.map((job) => columnsOf(job, time)))
      await deliveries.insertEvents(
        made.map(({ id }) => ({
          delivery_id: id,
          at: time,
          state: 'queued' as const,
          attempt: 0,
          reason: null,
          output: null,
          actor_id: null,
        })),
      )
      return made.map(({ uuid }) => uuid)
    },
    /** Cancels those of them that nobody has had yet. Joins the caller's transaction. */
    async cancelWaiting(uuids: readonly string[], reason: string): Promise<void> {
      if (uuids.length > 0) await cancel({ uuids }, reason)
    },

    listOfOrders: deliveries.listOfOrders,
    /** How many of a line are not given. */
    countUndone: deliveries.countUndone,

    /** Has nobody handed out what was bought by these lines, or has it wait again. Joins the caller's transaction. */
    async holdLines(lineIds: readonly number[], isHeld: boolean): Promise<void> {
      await deliveries.holdLines(lineIds, isHeld)
      if (!isHeld) wake()
    },

    /** Takes back what was bought by these lines: what waits at once, what is out where it waits again. Joins the caller's transaction. */
    async takeBackLines(lineIds: readonly number[]): Promise<void> {
      await cancel({ lineIds }, 'refunded')
      await deliveries.takeBackOpen(lineIds)
    },
    /** Cancels what was taken back while it was out and waits again. Meant to be called every second. */
    async cancelTakenBack(): Promise<void> {
      const orders = await deliveries.listTakenBack()
      if (orders.length === 0) return
      await database.transaction(async () => {
        for (const order_uuid of orders) await hold({ order_uuid })
        await cancel('taken back', 'refunded')
      })
    },

    /** What still waits for an account that goes is not given any more: nobody would know to whom. */
    async forgetAccount(userId: number): Promise<void> {
      await cancel({ userId }, 'account_deleted')
      await deliveries.forgetPlayer(userId)
    },

    countUndecided: () => deliveries.count({ state: 'undecided' }),
  }
}

function columnsOf(job: NewDelivery, time: number): DeliveryColumns {
  return {
    uuid: uuidV7(time),
    game_server_id: job.gameServerId,
    user_id: job.userId,
    player: job.player,
    player_folded: foldForSearch(job.player),
    player_uuid: job.playerUuid ?? null,
    order_uuid: job.of?.orderId ?? null,
    order_number: job.of?.orderNumber ?? null,
    line_id: job.of?.lineId ?? null,
    position: job.position,
    command: job.command,
    private_command: job.privateCommand ?? null,
    amount: job.amount,
    ends_at: job.endsAt,
    requires_online: job.requiresOnline ? 1 : 0,
    free_slots: job.freeSlots,
    is_idempotent: job.idempotent ? 1 : 0,
    success: job.success ?? null,
    failure: job.failure ?? null,
    moment: job.moment,
    state: 'queued',
    not_before: null,
    leased_to: null,
    lease_ends_at: null,
    output: null,
    reason: null,
    created_at: time,
    settled_at: null,
  }
}
