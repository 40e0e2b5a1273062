import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/harness/test-database.ts'

describe.runIf(inject('engine') === 'postgresql')('PostgreSQL', () => {
  test('may end a connection in the middle of a transaction: the change fails, the process goes on', async () => {
    const { database } = await openTestDatabase()
    const change = database.transaction(async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.query)
      // By a connection of its own, as an operator would.
      await endBackend(rows[0]?.pid ?? 0)
      await database.query.insertInto('seeds').values({ name: 'lost', at: 1 }).execute()
    })
    await expect(change).rejects.toThrow()
    expect(await database.query.selectFrom('seeds').select('name').where('at', '=', 1).execute()).toEqual([])
  })
})

async function endBackend(pid: number): Promise<void> {
  const operator = new pg.Client({ connectionString: inject('postgresUrl') })
  await operator.connect()
  await operator.query('select pg_terminate_backend($1)', [pid])
  await operator.end()
}
