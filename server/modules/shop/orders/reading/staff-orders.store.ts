import type { ExpressionBuilder } from 'kysely'
import { containing } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { OrderSearch } from '#shared/contract/shop/staff-orders.ts'

type Filter = Pick<OrderSearch, 'search' | 'status' | 'provider'> & {
  since: number | undefined
  until: number | undefined
  /** Whether addresses may be found: whoever may not see one must not find out by looking for it. */
  findsEmails: boolean
}

export type StaffOrdersStore = ReturnType<typeof createStaffOrdersStore>
export function createStaffOrdersStore(database: Database) {
  const withBuyers = () => database.query.selectFrom('orders').leftJoin('users', 'users.id', 'orders.user_id')

  function matching({ search, status, provider, since, until, findsEmails }: Filter) {
    return withBuyers()
      .$if(status !== undefined, (rows) => rows.where('orders.state', '=', status ?? 'paid'))
      .$if(provider !== undefined, (rows) => rows.where('orders.provider', '=', provider ?? 'manual'))
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
    find: (uuid: string) =>
      withBuyers()
        .selectAll('orders')
        .select('users.username')
        .where('orders.uuid', '=', uuid)
        .executeTakeFirst(),
  }
}
export type FoundOrder = Awaited<ReturnType<StaffOrdersStore['list']>>[number]

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
