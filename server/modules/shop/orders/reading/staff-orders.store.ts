import type { ExpressionBuilder } from 'kysely'
import { containing } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { REFUNDED_MORE } from '#shared/constants/shop/payments.ts'
import type { OrderSearch } from '#shared/contract/shop/staff-orders.ts'

type Filter = Pick<OrderSearch, 'search' | 'status' | 'provider' | 'attention'> & {
  since: number | undefined
  until: number | undefined
  /** Whether addresses may be found: whoever may not see one must not find out by looking for it. */
  findsEmails: boolean
}

export type StaffOrdersStore = ReturnType<typeof createStaffOrdersStore>
export function createStaffOrdersStore(database: Database) {
  const withBuyers = () => database.query.selectFrom('orders').leftJoin('users', 'users.id', 'orders.user_id')

  function matching({ search, status, provider, attention, since, until, findsEmails }: Filter) {
    return withBuyers()
      .$if(status !== undefined, (rows) => rows.where('orders.state', '=', status ?? 'paid'))
      .$if(provider !== undefined, (rows) => rows.where('orders.provider', '=', provider ?? 'manual'))
      .$if(attention !== undefined, (rows) => rows.where(isWaiting))
      .$if(since !== undefined, (rows) => rows.where('orders.created_at', '>=', since ?? 0))
      .$if(until !== undefined, (rows) => rows.where('orders.created_at', '<', until ?? 0))
      .$if(!!search, (rows) => rows.where((row) => row.or(wantedBy(row, search ?? '', findsEmails))))
  }

  return {
    list: (filter: Filter, limit: number, offset: number) =>
      matching(filter)
        .selectAll('orders')
        .select('users.username')
        .orderBy('orders.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    async count(filter: Filter): Promise<number> {
      const { count } = await matching(filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    /** How many wait for somebody of the staff. */
    async countWaiting(): Promise<number> {
      const { count } = await database.query
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(isWaiting)
        .executeTakeFirstOrThrow()
      return count
    },
    /** Those of some orders for which money came that is nobody's yet. */
    async listUnclaimed(orderIds: readonly number[]): Promise<Set<number>> {
      if (orderIds.length === 0) return new Set()
      const rows = await database.query
        .selectFrom('unclaimed_payments')
        .select('order_id')
        .where('order_id', 'in', orderIds)
        .where('decided_at', 'is', null)
        .execute()
      return new Set(rows.map(({ order_id }) => order_id))
    },
    find: (uuid: string) =>
      withBuyers()
        .selectAll('orders')
        .select('users.username')
        .where('orders.uuid', '=', uuid)
        .executeTakeFirst(),
  }
}
export type FoundOrder = Awaited<ReturnType<StaffOrdersStore['list']>>[number]

/** In review, with money that is nobody's yet, a refund that somebody has to look for, or a refused receipt. */
const isWaiting = (row: ExpressionBuilder<Schema, 'orders'>) =>
  row.or([
    row('orders.state', '=', 'review'),
    row(
      'orders.id',
      'in',
      row.selectFrom('unclaimed_payments').select('order_id').where('decided_at', 'is', null),
    ),
    row(
      'orders.id',
      'in',
      row
        .selectFrom('order_refunds')
        .select('order_id')
        .where((one) => one.or([one('state', '=', 'review'), one('receipt', '=', 'refused')])),
    ),
    row(
      'orders.uuid',
      'in',
      row
        .selectFrom('payment_attempts')
        .select('subject_id')
        .where((one) => one.or([one('reason', '=', REFUNDED_MORE), one('receipt', '=', 'refused')])),
    ),
  ])

/** By which orders are looked for: their number, the player, the account, and the numbers that providers have. */
function wantedBy(row: ExpressionBuilder<Schema, 'orders'>, search: string, findsEmails: boolean) {
  const folded = foldForSearch(search)
  const tries = row
    .selectFrom('payment_attempts')
    .leftJoin('payments', 'payments.attempt_id', 'payment_attempts.id')
    .select('payment_attempts.subject_id')
    .where((one) =>
      one.or([
        one('payment_attempts.payment_id', '=', search),
        one('payments.payment_id', '=', search),
        ...(/^\d{1,15}$/.test(search) ? [one('payment_attempts.number', '=', Number(search))] : []),
      ]),
    )
  return [
    row('orders.number', '=', search.toUpperCase()),
    row('orders.uuid', '=', search.toLowerCase()),
    containing('orders.recipient_folded', search),
    containing('users.username_folded', search),
    row('orders.uuid', 'in', tries),
    ...(findsEmails ? [row(row.fn('lower', ['orders.email']), '=', folded)] : []),
  ]
}
