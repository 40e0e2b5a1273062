/** Whoever tampers with the books is seen: each check turns red by itself. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkMoney } from '#server/operator/doctor/money-check.ts'
import type { Proof } from '#shared/contract/accounts/ledger.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'

async function openBooks() {
  const site = await createTestApp()
  const { database } = site
  const ranger = await site.createUser('Ranger')
  await moveMoney(database, ranger, 500)
  await moveMoney(database, ranger, 40, { currency: 'LC' })
  const staff = await site.player('Clerk', ['view_orders'])
  const prove = async () => (await staff.call('GET', '/admin/money/proof')).json<Proof>()
  const red = async () =>
    (await prove()).checks.filter(({ isSound }) => isSound === false).map(({ name }) => name)
  /** As nobody can who goes through the site. */
  async function dropTriggers() {
    for (const [table, triggers] of Object.entries({
      ledger_entries: ['ledger_entries_stand', 'ledger_entries_stay'],
      ledger_accounts: ['ledger_told_balance_kopecks', 'ledger_told_landcoins'],
    }))
      for (const trigger of triggers)
        await (database.engine === 'sqlite'
          ? sql`drop trigger ${sql.ref(trigger)}`
          : sql`drop trigger ${sql.ref(trigger)} on ${sql.ref(table)}`
        ).execute(database.query)
  }
  return { site, database, ranger, staff, prove, red, dropTriggers }
}

test('books that nobody tampered with are sound, for staff and for the doctor', async () => {
  const { prove, database } = await openBooks()
  const { isSound, checks } = await prove()
  expect(isSound).toBe(true)
  expect(checks.map(({ name, isSound: sound }) => [name, sound])).toEqual([
    ['entries_sum_zero', true],
    ['balances_equal_entries', true],
    ['nothing_negative', true],
    ['provider_agrees', null],
    ['paid_once', true],
  ])
  expect(await checkMoney(database)).toMatchObject({ state: 'well' })
})

test('an entry that was changed turns the sums and the balances red', async () => {
  const { database, red, prove, dropTriggers } = await openBooks()
  await dropTriggers()
  await sql`update ledger_entries set amount = amount + 7 where amount = 500`.execute(database.query)
  expect(await red()).toEqual(['entries_sum_zero', 'balances_equal_entries'])
  expect((await prove()).isSound).toBe(false)
  expect(await checkMoney(database)).toMatchObject({ state: 'fault' })
})

test('entries that were removed in pairs are missed as well', async () => {
  const { database, red, dropTriggers } = await openBooks()
  await dropTriggers()
  await sql`delete from ledger_entries where abs(amount) = 500`.execute(database.query)
  expect(await red()).toEqual(['entries_sum_zero', 'balances_equal_entries'])
})

test('a balance that was changed turns red, in the books and where it is shown', async () => {
  const { database, ranger, red, dropTriggers } = await openBooks()
  await sql`update users set landcoins = 41 where id = ${ranger}`.execute(database.query)
  expect(await red()).toEqual(['balances_equal_entries'])
  await sql`update users set landcoins = 40 where id = ${ranger}`.execute(database.query)
  expect(await red()).toEqual([])
  await dropTriggers()
  await sql`update ledger_accounts set balance = 9 where owner_id = ${ranger} and currency = 'RUB'`.execute(
    database.query,
  )
  expect(await red()).toEqual(['balances_equal_entries'])
})

test('what is below zero and may not be turns red', async () => {
  const { database, ranger, red, dropTriggers } = await openBooks()
  await dropTriggers()
  await sql`update ledger_entries set amount = case when amount = 500 then -500 else 500 end
    where abs(amount) = 500`.execute(database.query)
  await sql`update ledger_accounts set balance = -balance where currency = 'RUB'`.execute(database.query)
  await sql`update users set balance_kopecks = -500 where id = ${ranger}`.execute(database.query)
  expect(await red()).toEqual(['nothing_negative'])
})

test('it is for whoever may see orders', async () => {
  const { site } = await openBooks()
  const other = await site.player('Other', ['manage_balances'])
  expect(errorCode(await other.call('GET', '/admin/money/proof'))).toBe('not_allowed')
})
