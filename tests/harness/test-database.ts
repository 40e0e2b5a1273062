/** A fresh, migrated and seeded database for one test, on the engine of the running project. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createToken } from '#server/lib/random-token.ts'
import { seedStartingContent } from '#server/seeds/starting-content.ts'
import type { Address } from './address.ts'

export const ADMIN_PASSWORD = 'administrator'
/** When the starting content of a test was written. */
export const TEST_START = new Date('2026-03-10T12:00:00Z')

let template: Promise<Address> | undefined

/** Opens a copy of a database that was prepared once per test file; it goes when the test ends. */
export async function openTestDatabase(): Promise<{ database: Database; address: Address }> {
  template ??= prepareTemplate()
  const address = await copyTemplate(await template)
  const database = await openDatabase(address)
  onTestFinished(async () => {
    await database.close()
    await removeDatabase(address)
  })
  return { database, address }
}

/** An address where no database is yet; whatever is made there goes when the test ends. */
export async function emptyAddress(): Promise<Address> {
  const address = await makeAddress()
  onTestFinished(() => removeDatabase(address))
  return address
}

async function makeAddress(): Promise<Address> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontland-test-'))
  if (inject('engine') === 'sqlite') return { dataDir }
  return { dataDir, databaseUrl: await createPostgresDatabase() }
}

async function prepareTemplate(): Promise<Address> {
  const address = await makeAddress()
  process.once('exit', () => rmSync(address.dataDir, { recursive: true, force: true }))
  const database = await openDatabase(address)
  await database.exclusive(async () => {
    await migrate(database)
    await seedStartingContent(database, {
      adminPassword: ADMIN_PASSWORD,
      siteUrl: 'http://localhost:3000',
      now: TEST_START,
    })
  })
  await database.close()
  return address
}

async function copyTemplate(from: Address): Promise<Address> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontland-test-'))
  if (from.databaseUrl) return { dataDir, databaseUrl: await createPostgresDatabase(from.databaseUrl) }
  copyFileSync(join(from.dataDir, 'frontland.db'), join(dataDir, 'frontland.db'))
  return { dataDir }
}

let lastRemoval: Promise<void> = Promise.resolve()

async function removeDatabase({ dataDir, databaseUrl }: Address): Promise<void> {
  // What a test has closed itself may still put its files in order.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  if (!databaseUrl) return
  // PostgreSQL looks every tenth of a second whether connections that were just closed are gone: the next test goes on meanwhile,
  // and is told when it could not be dropped.
  const formerRemoval = lastRemoval
  lastRemoval = runOnServer(`drop database if exists ${nameOf(databaseUrl)} with (force)`)
  lastRemoval.catch(() => {})
  await formerRemoval
}

async function createPostgresDatabase(templateUrl?: string): Promise<string> {
  const name = `test_${createToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`
  await runOnServer(
    // Copied as files: what PostgreSQL does by itself, page by page through its log, takes four times as long.
    `create database ${name}${templateUrl ? ` template ${nameOf(templateUrl)} strategy file_copy` : ''}`,
  )
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

let server: pg.Pool | undefined

async function runOnServer(statement: string): Promise<void> {
  server ??= new pg.Pool({ connectionString: inject('postgresUrl'), allowExitOnIdle: true })
    // At the end the server may go first.
    .on('error', () => {})
  await server.query(statement)
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}
