import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** The books. What accounts have is booked as it stands, each line of their history with its words, and `transactions` goes. */
export async function up(db: Kysely<Schema>, { engine, id, idType }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('ledger_accounts')
    .addColumn('id', idType, id)
    .addColumn('owner_id', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('name', 'text')
    .addColumn('currency', 'text', required)
    .addColumn('may_be_negative', 'integer', zero)
    .addColumn('balance', 'bigint', zero)
    .execute()
  await schema
    .createIndex('ledger_accounts_owner_id_unique')
    .unique()
    .on('ledger_accounts')
    .columns(['owner_id', 'currency'])
    .execute()
  await schema
    .createIndex('ledger_accounts_name_unique')
    .unique()
    .on('ledger_accounts')
    .columns(['name', 'currency'])
    .execute()

  await schema
    .createTable('ledger_transactions')
    .addColumn('id', idType, id)
    .addColumn('kind', 'text', required)
    .addColumn('key', 'text')
    .addColumn('order_id', 'text')
    .addColumn('reference', 'text')
    .addColumn('actor_id', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema
    .createIndex('ledger_transactions_key_unique')
    .unique()
    .on('ledger_transactions')
    .column('key')
    .execute()
  await schema
    .createIndex('ledger_transactions_actor_id_index')
    .on('ledger_transactions')
    .column('actor_id')
    .execute()
  await schema
    .createIndex('ledger_transactions_order_id_index')
    .on('ledger_transactions')
    .column('order_id')
    .execute()

  await schema
    .createTable('ledger_entries')
    .addColumn('id', idType, id)
    .addColumn('transaction_id', 'bigint', (column) => column.notNull().references('ledger_transactions.id'))
    .addColumn('account_id', 'bigint', (column) => column.notNull().references('ledger_accounts.id'))
    .addColumn('amount', 'bigint', required)
    .addCheckConstraint('ledger_entries_amount', sql`amount <> 0`)
    .execute()
  await schema
    .createIndex('ledger_entries_transaction_id_index')
    .on('ledger_entries')
    .column('transaction_id')
    .execute()
  await schema
    .createIndex('ledger_entries_account_id_index')
    .on('ledger_entries')
    .columns(['account_id', 'id'])
    .execute()

  await schema
    .createTable('ledger_notes')
    .addColumn('transaction_id', 'bigint', (column) => column.notNull().references('ledger_transactions.id'))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('ledger_notes_key', ['transaction_id', 'user_id'])
    .execute()
  await schema.createIndex('ledger_notes_user_id_index').on('ledger_notes').column('user_id').execute()

  await bookOpening(db)
  await schema.dropTable('transactions').execute()
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRESQL) await sql.raw(statement).execute(db)
}

const CURRENCIES = [
  { currency: 'RUB', former: 'rub', column: 'balance_kopecks' },
  { currency: 'LC', former: 'landcoins', column: 'landcoins' },
] as const

/** What an account has less what its history tells of stands before that history; together they are its balance. */
async function bookOpening(db: Kysely<Schema>): Promise<void> {
  const now = Date.now()
  for (const { currency, former, column } of CURRENCIES) {
    const balance = sql.ref(`u.${column}`)
    await sql`insert into ledger_accounts (name, currency, may_be_negative)
      values ('opening', ${currency}, 1)`.execute(db)
    await sql`insert into ledger_accounts (owner_id, currency, balance)
      select u.id, ${sql.lit(currency)}, ${balance} from users u where ${balance} <> 0
      or u.id in (select user_id from transactions where currency = ${former} and amount <> 0)
      order by u.id`.execute(db)
    await sql`insert into ledger_transactions (kind, key, created_at)
      select 'opening', ${sql.lit(`opening.${currency}.`)} || u.id, coalesce(min(t.created_at), ${sql.lit(now)})
      from users u left join transactions t on t.user_id = u.id and t.currency = ${former}
      group by u.id, ${balance} having ${balance} <> coalesce(sum(t.amount), 0) order by u.id`.execute(db)
    await sql`insert into ledger_entries (transaction_id, account_id, amount)
      select x.id, a.id, a.balance - coalesce((select sum(t.amount) from transactions t
        where t.user_id = a.owner_id and t.currency = ${former}), 0)
      from ledger_accounts a join ledger_transactions x
        on x.key = ${sql.lit(`opening.${currency}.`)} || a.owner_id
      where a.currency = ${currency} order by x.id`.execute(db)
  }
  await sql`insert into ledger_transactions (kind, key, created_at)
    select 'opening', 'opening.line.' || id, created_at from transactions where amount <> 0
    order by id`.execute(db)
  await sql`insert into ledger_entries (transaction_id, account_id, amount)
    select x.id, a.id, t.amount from transactions t
    join ledger_transactions x on x.key = 'opening.line.' || t.id
    join ledger_accounts a on a.owner_id = t.user_id
      and a.currency = case t.currency when 'rub' then 'RUB' else 'LC' end
    order by t.id`.execute(db)
  await sql`insert into ledger_notes (transaction_id, user_id, text)
    select x.id, t.user_id, t.description from transactions t
    join ledger_transactions x on x.key = 'opening.line.' || t.id`.execute(db)
  await sql`insert into ledger_entries (transaction_id, account_id, amount)
    select e.transaction_id, h.id, -e.amount from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    join ledger_accounts h on h.name = 'opening' and h.currency = a.currency
    order by e.id`.execute(db)
  await sql`update ledger_accounts set balance =
    (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = ledger_accounts.id)
    where owner_id is null`.execute(db)
}

const STANDS = 'what is in the ledger is never changed'
/** All but who did it, which is forgotten with the account. */
const FACTS = 'id, kind, key, order_id, reference, created_at'

const TOLD = CURRENCIES.map(({ currency, column }) => ({
  trigger: `ledger_told_${column}`,
  when: `new.owner_id is not null and new.currency = '${currency}'`,
  change: `update users set ${column} = new.balance where id = new.owner_id;`,
}))

const SQLITE = [
  ...[
    ['ledger_entries_stand', 'update on ledger_entries'],
    ['ledger_entries_stay', 'delete on ledger_entries'],
    ['ledger_transactions_stand', `update of ${FACTS} on ledger_transactions`],
    ['ledger_transactions_stay', 'delete on ledger_transactions'],
  ].map(
    ([name, event]) => `create trigger ${name} before ${event} begin select raise(abort, '${STANDS}'); end`,
  ),
  ...TOLD.map(
    ({ trigger, when, change }) => `create trigger ${trigger} after update of balance on ledger_accounts
      when ${when} begin ${change} end`,
  ),
]

const POSTGRESQL = [
  `create function keep_ledger() returns trigger language plpgsql as $$ begin
    raise exception '${STANDS}';
  end $$`,
  `create trigger ledger_entries_stand before update or delete on ledger_entries
    for each row execute function keep_ledger()`,
  `create trigger ledger_entries_stay before truncate on ledger_entries
    for each statement execute function keep_ledger()`,
  `create trigger ledger_transactions_stand before update of ${FACTS} on ledger_transactions
    for each row execute function keep_ledger()`,
  `create trigger ledger_transactions_stay before delete on ledger_transactions
    for each row execute function keep_ledger()`,
  ...TOLD.flatMap(({ trigger, when, change }) => [
    `create function ${trigger}() returns trigger language plpgsql as $$ begin ${change} return null; end $$`,
    `create trigger ${trigger} after update of balance on ledger_accounts
      for each row when (${when}) execute function ${trigger}()`,
  ]),
]
