import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyAddress, openTestDatabase } from '#tests/harness/test-database.ts'
import { openSite } from './open-site.ts'

test('where no site has been started, a command says so and makes none', async () => {
  const address = await emptyAddress()
  await expect(openSite(address)).rejects.toThrow(
    /^(There is no site in|The database does not answer as one)/,
  )
  expect(readdirSync(address.dataDir)).toEqual([])
})

test('a database that is older or newer than the program is left alone', async () => {
  const { address, database } = await openTestDatabase()
  const migrations = database.query as unknown as {
    deleteFrom: CallableFunction
    insertInto: CallableFunction
  }
  await migrations.insertInto('migrations').values({ name: '9999-tomorrow', at: 0 }).execute()
  await expect(openSite(address)).rejects.toThrow('The database is newer than this program.')
  await sql`delete from migrations where name >= '0026'`.execute(database.query)
  await expect(openSite(address)).rejects.toThrow('The database is older than this program.')
})
