import type { Insertable, Selectable, Updateable } from 'kysely'
import { compileInserts } from '#server/db/compile-once.ts'
import type { Database } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import type { Schema } from '#server/db/schema.ts'
import type { OrderEvent } from '#shared/constants/shop/orders.ts'

export type OrderRow = Selectable<Schema['orders']>
export type LineRow = Selectable<Schema['order_lines']>
export type EventRow = Selectable<Schema['order_events']>
type NewOrder = Omit<Insertable<Schema['orders']>, 'id' | 'refunded_kopecks'>
export type NewLine = Omit<
  Insertable<Schema['order_lines']>,
  'id' | 'order_id' | 'refunded_kopecks' | 'end_told_at'
>

export type OrdersStore = ReturnType<typeof createOrdersStore>
export function createOrdersStore(database: Database) {
  const all = () => database.query.selectFrom('orders').selectAll()
  const insertOrders = compileInserts(database, 'orders', (insert) =>
    insert.onConflict((conflict) => conflict.column('number').doNothing()).returningAll(),
  )
  const insertLines = compileInserts(database, 'order_lines', (insert) => insert.returningAll())
  const insertEvents = compileInserts(database, 'order_events', (insert) => insert)

  return {
    /** Undefined where the number is another's. */
    insert: async (order: NewOrder): Promise<OrderRow | undefined> => (await insertOrders([order]))[0],
    /** In the order given. */
    insertLines: async (orderId: number, lines: readonly NewLine[]): Promise<LineRow[]> =>
      (await insertLines(lines.map((line) => ({ ...line, order_id: orderId })))).toSorted(
        (one, other) => one.id - other.id,
      ),
    async insertEvent(
      orderId: number,
      kind: OrderEvent,
      at: number,
      { lineId = null, kopecks = null }: { lineId?: number | null; kopecks?: number | null } = {},
    ): Promise<void> {
      await insertEvents([{ order_id: orderId, line_id: lineId, at, kind, kopecks }])
    },

    find: (uuid: string): Promise<OrderRow | undefined> => all().where('uuid', '=', uuid).executeTakeFirst(),
    findById: (id: number): Promise<OrderRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    findOwn: (uuid: string, userId: number): Promise<OrderRow | undefined> =>
      all().where('uuid', '=', uuid).where('user_id', '=', userId).executeTakeFirst(),
    /** The newest first, or those made before one. */
    listOwn: (userId: number, limit: number, beforeId?: number): Promise<OrderRow[]> =>
      all()
        .where('user_id', '=', userId)
        .$if(beforeId !== undefined, (rows) => rows.where('id', '<', beforeId ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** The same as it stands now; until the transaction ends nobody else changes it. */
    lock: (uuid: string): Promise<OrderRow | undefined> =>
      database.query
        .updateTable('orders')
        .set((row) => ({ state: row.ref('state') }))
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirst(),
    /** Has whoever buys for one account wait for whoever else does until the transaction ends. */
    lockBuyer: (userId: number): Promise<void> => holdAccount(database, userId),
    async update(id: number, columns: Updateable<Schema['orders']>): Promise<void> {
      await database.query.updateTable('orders').set(columns).where('id', '=', id).execute()
    },
    /** Changes one that is not paid, in one statement; undefined where it is, or is over. */
    updateUnpaid: (uuid: string, columns: Updateable<Schema['orders']>): Promise<OrderRow | undefined> =>
      database.query
        .updateTable('orders')
        .set(columns)
        .where('uuid', '=', uuid)
        .where('state', '=', 'awaiting_payment')
        .returningAll()
        .executeTakeFirst(),
    /** Claims an unpaid one whose time may be over, so that nobody else looks at it before `next`. */
    claimDue: (now: number, next: number): Promise<OrderRow | undefined> =>
      database.query
        .updateTable('orders')
        .set({ check_at: next })
        .where('id', '=', (order) =>
          order
            .selectFrom('orders as due')
            .select('due.id')
            .where('due.state', '=', 'awaiting_payment')
            .where('due.check_at', '<=', now)
            .orderBy('due.check_at')
            .limit(1),
        )
        .where('state', '=', 'awaiting_payment')
        .where('check_at', '<=', now)
        .returningAll()
        .executeTakeFirst(),
    async countUnpaid(userId: number): Promise<number> {
      const { count } = await database.query
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('state', '=', 'awaiting_payment')
        .executeTakeFirstOrThrow()
      return count
    },
    listUnpaid: (userId: number): Promise<OrderRow[]> =>
      all().where('user_id', '=', userId).where('state', '=', 'awaiting_payment').execute(),
    /** Where letters about the orders of an account went. */
    async listEmails(userId: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('orders')
        .select('email')
        .distinct()
        .where('user_id', '=', userId)
        .where('email', 'is not', null)
        .execute()
      return rows.flatMap(({ email }) => email ?? [])
    },
    async forgetBuyer(userId: number): Promise<void> {
      await database.query
        .updateTable('orders')
        .set({ email: null, recipient: null, recipient_folded: null })
        .where('user_id', '=', userId)
        .execute()
    },

    linesOf: (orderIds: readonly number[]): Promise<LineRow[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : database.query
            .selectFrom('order_lines')
            .selectAll()
            .where('order_id', 'in', orderIds)
            .orderBy('id')
            .execute(),
    /** Lines of one player whose price was reduced by lower ones, of orders that are neither over nor refunded. */
    listUpgrades: ({ recipient_folded: folded }: Pick<OrderRow, 'recipient_folded'>) =>
      folded === null
        ? Promise.resolve([])
        : database.query
            .selectFrom('order_lines')
            .innerJoin('orders', 'orders.id', 'order_lines.order_id')
            .select(['order_lines.id', 'order_lines.upgraded_lines'])
            .where('orders.recipient_folded', '=', folded)
            .where('orders.holds_goods', '=', 1)
            .where('order_lines.refunded_at', 'is', null)
            .where('order_lines.upgraded_lines', '<>', '[]')
            .execute(),
    /** Whether something by which lines of others were to be reduced went back, in part or whole, after an order was made. */
    hasRefundSince: async (orderId: number, lineIds: readonly number[]): Promise<boolean> =>
      lineIds.length > 0 &&
      (await database.query
        .selectFrom('order_events as event')
        .innerJoin('order_lines as line', 'line.order_id', 'event.order_id')
        .select('event.id')
        .where('event.kind', '=', 'refunded')
        .where('event.order_id', '<>', orderId)
        .where('line.id', 'in', lineIds)
        .where((event) =>
          event.or([event('line.refunded_at', 'is not', null), event('line.refunded_kopecks', '>', 0)]),
        )
        .where('event.id', '>', (made) =>
          made
            .selectFrom('order_events as made')
            .select((row) => row.fn.max('made.id').as('id'))
            .where('made.order_id', '=', orderId)
            .where('made.kind', '=', 'made'),
        )
        .executeTakeFirst()) !== undefined,
    eventsOf: (orderIds: readonly number[]): Promise<EventRow[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : database.query
            .selectFrom('order_events')
            .selectAll()
            .where('order_id', 'in', orderIds)
            .orderBy('id')
            .execute(),
    async updateLine(id: number, columns: Updateable<Schema['order_lines']>): Promise<void> {
      await database.query.updateTable('order_lines').set(columns).where('id', '=', id).execute()
    },
    /** Says that a line is given, once. */
    async setLineDelivered(id: number, at: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('order_lines')
        .set({ delivered_at: at })
        .where('id', '=', id)
        .where('delivered_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Whoever bought, as letters and payment pages need them. */
    findBuyer: (userId: number) =>
      database.query
        .selectFrom('users')
        .select(['id', 'username', 'language', 'email', 'email_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirst(),
  }
}
