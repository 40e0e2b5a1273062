import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import type { Database } from './database.ts'
import { isUniqueViolation } from './unique-violation.ts'

const addSeed = (database: Database, name: string) =>
  database.query.insertInto('seeds').values({ name, at: 1 }).execute()

async function seeds(database: Database): Promise<string[]> {
  const rows = await database.query.selectFrom('seeds').select('name').where('at', '=', 1).execute()
  return rows.map((row) => row.name).sort()
}

test('it is the engine that was asked for', async () => {
  const { database } = await openTestDatabase()
  expect(database.engine).toBe(inject('engine'))
})

test('a transaction keeps all of its writes and gives back what its work gave', async () => {
  const { database } = await openTestDatabase()
  const result = await database.transaction(async () => {
    await addSeed(database, 'one')
    await addSeed(database, 'two')
    return seeds(database)
  })
  expect(result).toEqual(['one', 'two'])
  expect(await seeds(database)).toEqual(['one', 'two'])
})

test('a transaction that throws keeps none of its writes, and the database goes on', async () => {
  const { database } = await openTestDatabase()
  const failure = database.transaction(async () => {
    await addSeed(database, 'one')
    throw new Error('changed my mind')
  })
  await expect(failure).rejects.toThrow('changed my mind')
  await addSeed(database, 'after')
  expect(await seeds(database)).toEqual(['after'])
})

test('a transaction inside another joins it: both are kept or none', async () => {
  const { database } = await openTestDatabase()
  const failure = database.transaction(async () => {
    await database.transaction(() => addSeed(database, 'inner'))
    throw new Error('the outer one fails')
  })
  await expect(failure).rejects.toThrow('the outer one fails')
  expect(await seeds(database)).toEqual([])

  await database.transaction(async () => {
    await addSeed(database, 'outer')
    await database.transaction(() => addSeed(database, 'inner'))
  })
  expect(await seeds(database)).toEqual(['inner', 'outer'])
})

test('nobody outside sees a transaction before it has ended', async () => {
  const { database } = await openTestDatabase()
  let readOutside = () => {}
  const seenOutside = new Promise<void>((resolve) => {
    readOutside = resolve
  }).then(() => seeds(database))

  const failure = database.transaction(async () => {
    await addSeed(database, 'unfinished')
    readOutside()
    expect(await seeds(database)).toEqual(['unfinished'])
    throw new Error('rolled back')
  })
  await expect(failure).rejects.toThrow('rolled back')
  expect(await seenOutside).toEqual([])
})

test('transactions at the same moment do not mix', async () => {
  const { database } = await openTestDatabase()
  const work = Array.from({ length: 20 }, (_, index) =>
    database
      .transaction(async () => {
        await addSeed(database, `a${index}`)
        await addSeed(database, `b${index}`)
        if (index % 2 === 1) throw new Error('odd')
      })
      .catch(() => {}),
  )
  await Promise.all(work)
  const even = Array.from({ length: 10 }, (_, index) => [`a${index * 2}`, `b${index * 2}`]).flat()
  expect(await seeds(database)).toEqual(even.sort())
})

test('only one exclusive piece of work runs at a time', async () => {
  const { database } = await openTestDatabase()
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 5 }, () =>
      database.exclusive(async () => {
        running += 1
        most = Math.max(most, running)
        await seeds(database)
        running -= 1
      }),
    ),
  )
  expect(most).toBe(1)
})

test('whole numbers and counts arrive as numbers, large ones too', async () => {
  const { database } = await openTestDatabase()
  const at = Number.MAX_SAFE_INTEGER
  await database.query.insertInto('seeds').values({ name: 'late', at }).execute()
  const row = await database.query
    .selectFrom('seeds')
    .select((seed) => [seed.fn.countAll<number>().as('count'), seed.fn.max('at').as('last')])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ count: expect.any(Number), last: at })
})

test('a broken unique index is recognized by its column, and only by that', async () => {
  const { database } = await openTestDatabase()
  const role = { name: 'Admin', name_folded: 'admin', permissions: '[]' }
  const error = await database.query
    .insertInto('roles')
    .values(role)
    .execute()
    .catch((caught: unknown) => caught)
  expect(isUniqueViolation(error, 'name_folded')).toBe(true)
  expect(isUniqueViolation(error, 'email_folded')).toBe(false)
  expect(isUniqueViolation(new Error('name_folded'), 'name_folded')).toBe(false)
  expect(isUniqueViolation('name_folded', 'name_folded')).toBe(false)
})

test('it answers until it is closed, and closing twice does nothing', async () => {
  const { database } = await openTestDatabase()
  await database.ping()
  await database.close()
  await database.close()
  await expect(database.ping()).rejects.toThrow()
})
