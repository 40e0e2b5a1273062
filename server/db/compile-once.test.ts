import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import { compileInserts } from './compile-once.ts'

async function openSeeds() {
  const { database } = await openTestDatabase()
  const insert = compileInserts(database, 'seeds', (seeds) =>
    seeds.onConflict((conflict) => conflict.column('name').doNothing()).returning('name'),
  )
  const times = async (from: string) =>
    (
      await database.query
        .selectFrom('seeds')
        .select(['name', 'at'])
        .where('name', 'like', `${from}%`)
        .orderBy('name')
        .execute()
    ).map(({ name, at }) => `${name} ${at}`)
  return { database, insert, times }
}

test('an insert that is compiled once writes what each call hands in, in the order of its columns', async () => {
  const { insert, times } = await openSeeds()
  expect(await insert([{ name: 'a1', at: 1 }])).toEqual([{ name: 'a1' }])
  expect(await insert([{ at: 2, name: 'a2' }])).toEqual([{ name: 'a2' }])
  expect(
    await insert([
      { name: 'a3', at: 3 },
      { at: 4, name: 'a4' },
    ]),
  ).toEqual([{ name: 'a3' }, { name: 'a4' }])
  expect(await times('a')).toEqual(['a1 1', 'a2 2', 'a3 3', 'a4 4'])
})

test('what follows its values holds for each call', async () => {
  const { insert, times } = await openSeeds()
  await insert([{ name: 'b1', at: 1 }])
  expect(await insert([{ name: 'b1', at: 2 }])).toEqual([])
  expect(await times('b')).toEqual(['b1 1'])
})

test('many rows are written too, and those of a transaction that fails are not', async () => {
  const { database, insert, times } = await openSeeds()
  const many = (first: string) =>
    Array.from({ length: 9 }, (_, number) => ({ name: `${first}${number}`, at: number }))
  expect(await insert(many('c'))).toHaveLength(9)
  const failure = database.transaction(async () => {
    await insert(many('d'))
    throw new Error('changed my mind')
  })
  await expect(failure).rejects.toThrow('changed my mind')
  expect(await times('c')).toEqual(many('c').map(({ name, at }) => `${name} ${at}`))
  expect(await times('d')).toEqual([])
})
