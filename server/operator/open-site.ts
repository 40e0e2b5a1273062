import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Database, openDatabase } from '#server/db/database.ts'
import { compareMigrations, listMigrations } from '#server/db/migrate.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Opens the database of a site that has been started before, and is as old as this program.
 * @throws {OperatorError} where there is none, or the site has to be updated first
 */
export async function openSite(config: Parameters<typeof openDatabase>[0]): Promise<Database> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'frontland.db')))
    throw new OperatorError(
      `There is no site in ${resolve(config.dataDir)}. Run this where the site runs, with the same environment or .env.`,
    )
  const database = await openDatabase(config)
  try {
    await assertUpToDate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function assertUpToDate(database: Database): Promise<void> {
  const { missing, unknown } = await compareMigrations(database, await listMigrations()).catch(
    (cause: Error) => {
      throw new OperatorError(`The database does not answer as one of FrontLand: ${cause.message}`, { cause })
    },
  )
  if (unknown.length > 0)
    throw new OperatorError('The database is newer than this program. Update FrontLand.')
  if (missing.length > 0)
    throw new OperatorError('The database is older than this program. Start the site once, which updates it.')
}
