/** The booking of a payment by the product, beside the same statements in one transaction through the driver alone. */
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openLedger } from '#server/modules/accounts/ledger/open-ledger.ts'
import type { Address } from '#tests/harness/address.ts'
import { quantile } from '#tests/rounds/quantile.ts'

const ROUNDS = 6
const POSTINGS = 300
const AMOUNT = 29_900

type Run = (statement: string, values: readonly (string | number)[]) => Promise<number>
type Raw = { run: Run; begin(): Promise<void>; commit(): Promise<void>; close(): Promise<void> }

/** Postings of a second, one after another: those of the product, and those of the driver. */
export async function measurePostings(
  address: Address,
): Promise<{ product: number; raw: number; ratio: number }> {
  const database = await openDatabase(address)
  await database.exclusive(() => migrate(database))
  const ledger = openLedger(database)
  const raw = address.databaseUrl ? await openPg(address.databaseUrl) : openSqlite(address.dataDir)
  let made = 0
  const byProduct = () => {
    const name = `product.${++made}`
    const amount = AMOUNT
    return ledger.post({
      kind: 'order',
      key: name,
      orderId: name,
      reference: name,
      entries: [
        { account: { house: 'provider:robokassa', currency: 'RUB' }, amount: -amount },
        { account: { house: 'sales', currency: 'RUB' }, amount },
      ],
    })
  }
  const rounds: { product: number; raw: number }[] = []
  try {
    // The accounts are opened, and everything is warm.
    await byProduct()
    await rate(byProduct)
    await rate(() => postRaw(raw, `raw.${++made}`))
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ product: await rate(byProduct), raw: await rate(() => postRaw(raw, `raw.${++made}`)) })
  } finally {
    await raw.close()
    await database.close()
  }
  return {
    product: quantile(rounds.map(({ product }) => product)),
    raw: quantile(rounds.map((round) => round.raw)),
    ratio: quantile(rounds.map((round) => round.product / round.raw)),
  }
}

async function rate(post: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let count = 0; count < POSTINGS; count++) await post()
  return (POSTINGS * 1_000) / (performance.now() - started)
}

const CHANGE = `update ledger_accounts set balance = balance + ? where currency = ? and name = ?
  and (may_be_negative = 1 or balance >= ?) returning id`
const RECEIVE = CHANGE.replace('>=', '<=')
const TRANSACTION = `insert into ledger_transactions (kind, key, order_id, reference, actor_id, created_at)
  values ('order', ?, ?, ?, null, ?) on conflict do nothing returning id`
const ENTRIES = 'insert into ledger_entries (transaction_id, account_id, amount) values (?, ?, ?), (?, ?, ?)'

async function postRaw({ run, begin, commit }: Raw, name: string): Promise<void> {
  await begin()
  const from = await run(CHANGE, [-AMOUNT, 'RUB', 'provider:robokassa', AMOUNT])
  const to = await run(RECEIVE, [AMOUNT, 'RUB', 'sales', 1_000_000_000_000 - AMOUNT])
  const id = await run(TRANSACTION, [name, name, name, Date.now()])
  await run(ENTRIES, [id, from, -AMOUNT, id, to, AMOUNT])
  await commit()
}

/** As the product sets it up. */
function openSqlite(dataDir: string): Raw {
  const connection = new SqliteConnection(join(dataDir, 'frontland.db'))
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  const prepared = new Map<string, SqliteConnection.Statement>()
  const statementOf = (text: string) => {
    const found = prepared.get(text) ?? connection.prepare(text)
    prepared.set(text, found)
    return found
  }
  return {
    async run(text, values) {
      const statement = statementOf(text)
      if (!statement.reader) return Number(statement.run(...values).lastInsertRowid)
      return (statement.get(...values) as { id: number }).id
    },
    begin: async () => void statementOf('begin immediate').run(),
    commit: async () => void statementOf('commit').run(),
    close: async () => void connection.close(),
  }
}

async function openPg(connectionString: string): Promise<Raw> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const numbered = (text: string) => {
    let position = 0
    return text.replaceAll('?', () => `$${++position}`)
  }
  return {
    async run(text, values) {
      const { rows } = await client.query<{ id: string }>(numbered(text), [...values])
      return Number(rows[0]?.id)
    },
    begin: async () => void (await client.query('begin')),
    commit: async () => void (await client.query('commit')),
    close: () => client.end(),
  }
}
