/** What stood in accounts before there were books. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { listMigrations, migrate } from '#server/db/migrate.ts'
import { emptyAddress } from '#tests/harness/test-database.ts'
import { openLedger } from './open-ledger.ts'

async function openFormerSite() {
  const database = await openDatabase(await emptyAddress())
  const names = await listMigrations()
  const former = names.slice(
    0,
    names.findIndex((name) => name.endsWith('-ledger')),
  )
  await database.exclusive(() => migrate(database, former))
  const addUser = (username: string, kopecks: number, coins: number) =>
    sql`insert into users (username, username_folded, email, email_folded, password_hash, language, created_at, balance_kopecks, landcoins)
      values (${username}, ${username}, ${username}, ${username}, '', 'ru', 1, ${kopecks}, ${coins})`.execute(
      database.query,
    )
  const addLine = (user: number, at: number, currency: string, amount: number, words: string) =>
    sql`insert into transactions (user_id, created_at, currency, amount, description)
      values (${user}, ${at}, ${currency}, ${amount}, ${words})`.execute(database.query)
  return { database, addUser, addLine }
}

test('balances and histories are booked as they stand, and sum to zero', async () => {
  const { database, addUser, addLine } = await openFormerSite()
  await addUser('rich', 59_900, 40)
  await addUser('poor', 0, 0)
  await addUser('plain', 700, 0)
  await addUser('spent', 0, 5_000_000_000)
  await addLine(1, 2_000, 'rub', 60_000, 'Top-up')
  await addLine(1, 3_000, 'rub', -1_000, 'Medkit')
  await addLine(1, 4_000, 'rub', 0, 'Nothing')
  await addLine(4, 5_000, 'rub', -100, 'Bandage')
  await database.exclusive(() => migrate(database))

  const users = await database.query
    .selectFrom('users')
    .select(['username', 'balance_kopecks', 'landcoins'])
    .orderBy('id')
    .execute()
  expect(users).toEqual([
    { username: 'rich', balance_kopecks: 59_900, landcoins: 40 },
    { username: 'poor', balance_kopecks: 0, landcoins: 0 },
    { username: 'plain', balance_kopecks: 700, landcoins: 0 },
    { username: 'spent', balance_kopecks: 0, landcoins: 5_000_000_000 },
  ])
  const { rows: sums } = await sql<{ id: number; balance: number; sum: number }>`
    select a.id, a.balance, coalesce(sum(e.amount), 0) as sum from ledger_accounts a
    left join ledger_entries e on e.account_id = a.id group by a.id, a.balance`.execute(database.query)
  // The house in two currencies, and what anybody has or had of either.
  expect(sums).toHaveLength(7)
  for (const { balance, sum } of sums) expect(balance).toBe(sum)
  const { rows: open } = await sql`select transaction_id from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    group by transaction_id, currency having sum(amount) <> 0`.execute(database.query)
  expect(open).toEqual([])

  const ledger = openLedger(database)
  const linesOf = async (userId: number) =>
    (await ledger.listLines(userId, 'en', { limit: 50 })).map(({ date, currency, amount, description }) => [
      date,
      currency,
      amount,
      description,
    ])
  expect(await linesOf(1)).toEqual([
    ['1970-01-01T00:00:03.000Z', 'RUB', -1_000, 'Medkit'],
    ['1970-01-01T00:00:02.000Z', 'RUB', 60_000, 'Top-up'],
    [expect.any(String), 'LC', 40, 'Balance brought forward'],
    ['1970-01-01T00:00:02.000Z', 'RUB', 900, 'Balance brought forward'],
  ])
  expect(await linesOf(2)).toEqual([])
  expect(await linesOf(4)).toMatchObject([
    ['1970-01-01T00:00:05.000Z', 'RUB', -100, 'Bandage'],
    [expect.any(String), 'LC', 5_000_000_000, 'Balance brought forward'],
    ['1970-01-01T00:00:05.000Z', 'RUB', 100, 'Balance brought forward'],
  ])
  await ledger.post({
    kind: 'staff',
    entries: [
      { account: { userId: 3, currency: 'RUB' }, amount: -700 },
      { account: { house: 'staff', currency: 'RUB' }, amount: 700 },
    ],
  })
  expect(await ledger.findBalance(3, 'RUB')).toBe(0)
  await database.close()
})
