import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { withDatabase } from '#tests/harness/address.ts'
import { emptyAddress, openTestDatabase } from '#tests/harness/test-database.ts'
import { moveSite } from './move-site.ts'

const NOW = new Date('2026-03-11T12:00:00Z')
const move = (
  from: Parameters<typeof moveSite>[0],
  to: Parameters<typeof moveSite>[1],
  isReplacing = false,
) => moveSite(from, to, { isReplacing, now: NOW })

/** Where the tests run on one engine alone, a site moves within it. */
test('what a site moves is the same on the other side, and what it comes from stays', async () => {
  const { address } = await openTestDatabase()
  const { dataDir } = await emptyAddress()
  const sums = await move(address, { dataDir })
  expect(sums.users).toMatchObject({ rows: 1 })
  expect(sums.collection_entries?.rows).toBeGreaterThan(50)
  const home = await emptyAddress()
  expect(await move({ dataDir }, home)).toEqual(sums)
  expect(await move(address, await emptyAddress())).toEqual(sums)

  // It goes on there.
  const id = await withDatabase(home, async ({ query }) => {
    const news = { title_ru: 'а', title_en: 'a', description_ru: 'а', description_en: 'a', published_at: 1 }
    const row = await query.insertInto('news').values(news).returning('id').executeTakeFirstOrThrow()
    return row.id
  })
  expect(id).toBe(2)
})

test('a site that runs, or one that is there already, is left alone', async () => {
  const { address, database } = await openTestDatabase()
  const other = await openTestDatabase()
  await expect(move(address, other.address)).rejects.toThrow('The other database holds a site already.')
  await move(address, other.address, true)

  await database.query
    .insertInto('leases')
    .values({ name: 'probing', holder: 'a process', expires_at: NOW.getTime() + 1 })
    .execute()
  await expect(move(address, await emptyAddress())).rejects.toThrow('The site is running: stop it first')
})

test.runIf(inject('engine') === 'postgresql')('tables of somebody else are left alone', async () => {
  const { address } = await openTestDatabase()
  const foreign = await emptyAddress()
  await withDatabase(foreign, async ({ query }) => {
    await sql`create table invoices (id integer)`.execute(query)
  })
  await expect(move(address, foreign, true)).rejects.toThrow('tables that are not of FrontLand')
  await withDatabase(foreign, async ({ query }) => {
    expect((await sql`select * from invoices`.execute(query)).rows).toEqual([])
  })
})
