import pg from 'pg'
import { onTestFinished } from 'vitest'
import { startPostgres } from '#tests/postgres/start-postgres.ts'

/** The address of an empty PostgreSQL database for one test; what it stands on goes when the test ends. */
export async function createDatabase(): Promise<string> {
  const { url, stop } = await startPostgres()
  onTestFinished(stop)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = `journey_${crypto.randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name}`)
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  })
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
