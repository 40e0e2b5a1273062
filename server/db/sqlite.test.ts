import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { emptyAddress, openTestDatabase } from '#tests/harness/test-database.ts'
import { type Database, openDatabase } from './database.ts'

async function pragma(database: Database, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.query)
  return Object.values(rows[0] ?? {})[0]
}

describe.runIf(inject('engine') === 'sqlite')('SQLite', () => {
  test('runs with WAL, synchronous=FULL and foreign keys, also when it is opened again', async () => {
    const address = await emptyAddress()
    for (let opening = 0; opening < 3; opening++) {
      const database = await openDatabase(address)
      expect(await pragma(database, 'journal_mode')).toBe('wal')
      expect(await pragma(database, 'synchronous')).toBe(2)
      expect(await pragma(database, 'foreign_keys')).toBe(1)
      expect(await pragma(database, 'busy_timeout')).toBeGreaterThanOrEqual(5000)
      await sql`create table if not exists written (at integer)`.execute(database.query)
      await sql`insert into written values (1)`.execute(database.query)
      await database.close()
    }
  })

  test('makes its folder when there is none', async () => {
    const { dataDir } = await emptyAddress()
    const database = await openDatabase({ dataDir: join(dataDir, 'deep/inside') })
    expect(await pragma(database, 'journal_mode')).toBe('wal')
    await database.close()
  })

  test('tells that the disk is full, keeps nothing of the change, and goes on once there is room', async () => {
    const { database } = await openTestDatabase()
    const write = () =>
      database.transaction(async () => {
        await database.query
          .insertInto('seeds')
          .values({ name: 'x'.repeat(1_000_000), at: 1 })
          .execute()
      })
    const pages = Number(await pragma(database, 'page_count'))
    await pragma(database, `max_page_count = ${pages + 10}`)
    await expect(write()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await pragma(database, `max_page_count = ${pages + 1_000}`)
    await write()
    const kept = database.query.selectFrom('seeds').select('at').where('at', '=', 1)
    expect(await kept.execute()).toHaveLength(1)
  })
})
