import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createTestApp } from '#tests/harness/test-app.ts'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import { openWay } from '#tests/sockets/open-way.ts'
import { openPostgres } from './postgres.ts'

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

  test('may be locked by another program: who needs the table is refused in time, all others are answered', async () => {
    const site = await createTestApp()
    const operator = new pg.Client({ connectionString: site.databaseUrl })
    await operator.connect()
    onTestFinished(() => operator.end())
    await operator.query('begin')
    await operator.query('lock table news in access exclusive mode')
    const waiting = site.anonymous.call('GET', '/news')
    expect((await site.anonymous.call('GET', '/servers')).statusCode).toBe(200)
    expect((await waiting).statusCode).toBe(503)
    await operator.query('rollback')
    expect((await site.anonymous.call('GET', '/news')).statusCode).toBe(200)
  })

  test('that stands still is given up: whoever waits is refused, and the next one is answered over another connection', async () => {
    const { address } = await openTestDatabase()
    const way = await openWay(address.databaseUrl ?? '')
    const { kysely, close } = openPostgres(way.url, { answerTimeoutMs: 500 })
    onTestFinished(close)
    const ask = () => kysely.selectFrom('seeds').select('name').limit(1).execute()
    await ask()
    way.freeze()
    await expect(ask()).rejects.toThrow('Connection terminated')
    expect(await ask()).toHaveLength(1)
  })
})

async function endBackend(pid: number): Promise<void> {
  const operator = new pg.Client({ connectionString: inject('postgresUrl') })
  await operator.connect()
  await operator.query('select pg_terminate_backend($1)', [pid])
  await operator.end()
}
