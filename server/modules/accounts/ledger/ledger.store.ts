/** The one place where money is written; whoever moves some calls `post` of the service. */
import type { Kysely } from 'kysely'
import { compileInserts, compileOnce } from '#server/db/compile-once.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { type Currency, HIGHEST_BALANCE } from '#shared/constants/money/currencies.ts'

/** A player's, or by its name one of the house. */
export type AccountKey = { currency: string } & ({ userId: number } | { house: string })

export type NewTransaction = {
  kind: string
  key: string | null
  order_id: string | null
  reference: string | null
  actor_id: number | null
  created_at: number
}

export type LineRow = {
  id: number
  kind: string
  reference: string | null
  order_id: string | null
  currency: Currency
  amount: number
  note: string | null
  created_at: number
}

export type LedgerStore = ReturnType<typeof createLedgerStore>
export function createLedgerStore(database: Database) {
  // Each booking runs these: compiled once.
  const changing = (whose: 'name' | 'owner_id', within: '>=' | '<=') =>
    compileOnce<{ currency: string; whose: string | number; amount: number; bound: number }, { id: number }>(
      database,
      (given) =>
        database.query
          .updateTable('ledger_accounts')
          .set((row) => ({ balance: row('balance', '+', given('amount')) }))
          .where('currency', '=', given('currency'))
          .where(whose, '=', given('whose'))
          .where((row) => row.or([row('may_be_negative', '=', 1), row('balance', within, given('bound'))]))
          .returning('id'),
    )
  const change = {
    house: { take: changing('name', '>='), give: changing('name', '<=') },
    player: { take: changing('owner_id', '>='), give: changing('owner_id', '<=') },
  }
  const insertTransactions = compileInserts(database, 'ledger_transactions', (insert) =>
    insert.onConflict((conflict) => conflict.column('key').doNothing()).returning('id'),
  )

  const insertEntries = compileInserts(database, 'ledger_entries', (insert) => insert)

  return {
    /** The account whose balance it changed; undefined where there is none, or its balance would leave its bounds. */
    async change(account: AccountKey, amount: number): Promise<number | undefined> {
      const whose = 'house' in account ? account.house : account.userId
      const { take, give } = 'house' in account ? change.house : change.player
      const { currency } = account
      const [changed] =
        amount < 0
          ? await take({ currency, whose, amount, bound: -amount })
          : await give({ currency, whose, amount, bound: HIGHEST_BALANCE - amount })
      return changed?.id
    },

    /** False where it is there already. */
    async open(account: AccountKey, mayBeNegative: boolean): Promise<boolean> {
      const row = await database.query
        .insertInto('ledger_accounts')
        .values({
          currency: account.currency,
          owner_id: 'house' in account ? null : account.userId,
          name: 'house' in account ? account.house : null,
          may_be_negative: mayBeNegative ? 1 : 0,
          balance: 0,
        })
        // Whatever else stands in its way is a fault, and no balance.
        .onConflict((conflict) =>
          conflict.columns(['house' in account ? 'name' : 'owner_id', 'currency']).doNothing(),
        )
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Undefined where one of its key has been posted. */
    insertTransaction: async (transaction: NewTransaction): Promise<number | undefined> =>
      (await insertTransactions([transaction]))[0]?.id,

    insertEntries,

    insertNote: (note: { transaction_id: number; user_id: number; text: string }) =>
      database.query.insertInto('ledger_notes').values(note).execute(),

    isPosted: async (key: string): Promise<boolean> =>
      (await database.query
        .selectFrom('ledger_transactions')
        .select('id')
        .where('key', '=', key)
        .executeTakeFirst()) !== undefined,

    /** What a transaction of a key did to what a player has of a currency. */
    async findPosted(key: string, userId: number, currency: Currency): Promise<number> {
      const row = await database.query
        .selectFrom('ledger_transactions as t')
        .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
        .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
        .select('e.amount')
        .where('t.key', '=', key)
        .where('a.owner_id', '=', userId)
        .where('a.currency', '=', currency)
        .executeTakeFirst()
      return row?.amount ?? 0
    },

    async findBalance(userId: number, currency: Currency): Promise<number> {
      const row = await database.query
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('owner_id', '=', userId)
        .where('currency', '=', currency)
        .executeTakeFirst()
      return row?.balance ?? 0
    },

    /** What happened to the money of a player, newest first. */
    listLines: (userId: number, limit: number, before?: number): Promise<LineRow[]> =>
      linesOf(database.query, userId)
        .$if(before !== undefined, (lines) => lines.where('e.id', '<', before ?? 0))
        .orderBy('e.id', 'desc')
        .limit(limit)
        .execute(),

    /** All that was moved because of an order, in the order in which it happened. */
    listOfOrder: (orderId: string) =>
      database.query
        .selectFrom('ledger_transactions as t')
        .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
        .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
        .select(['t.id', 't.created_at', 'a.name', 'a.currency', 'e.amount'])
        .where('t.order_id', '=', orderId)
        .orderBy('t.id')
        .orderBy('e.id')
        .execute(),

    /** The same, oldest first. */
    listLinesAfter: (userId: number, limit: number, after: number): Promise<LineRow[]> =>
      linesOf(database.query, userId).where('e.id', '>', after).orderBy('e.id').limit(limit).execute(),
  }
}

const linesOf = (query: Kysely<Schema>, userId: number) =>
  query
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('ledger_notes as n', (join) =>
      join.onRef('n.transaction_id', '=', 't.id').onRef('n.user_id', '=', 'a.owner_id'),
    )
    .where('a.owner_id', '=', userId)
    .select(['e.id', 't.kind', 't.reference', 't.order_id', 'a.currency', 'e.amount', 't.created_at'])
    .select('n.text as note')
    // Accounts of players have no others.
    .$narrowType<{ currency: Currency }>()
