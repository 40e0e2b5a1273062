import { existsSync } from 'node:fs'
import { rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/db/database.ts'
import { isEmptyDatabase } from '#server/db/tables/rebuild.ts'

const FILES = ['frontland.db', 'frontland.db-wal', 'frontland.db-shm']

/**
 * Opens the database that a site is put into, for as long as `fill` takes. Where nothing came of it, what was made for it goes again:
 * the file of SQLite and the data folder, as long as nothing is in them.
 */
export async function fillDatabase<T>(
  place: Parameters<typeof openDatabase>[0],
  fill: (database: Database) => Promise<T>,
): Promise<T> {
  const wasThere = {
    folder: existsSync(place.dataDir),
    file: existsSync(join(place.dataDir, 'frontland.db')),
  }
  const database = await openDatabase(place)
  let isEmpty = false
  try {
    return await fill(database)
  } catch (error) {
    isEmpty = await isEmptyDatabase(database).catch(() => false)
    throw error
  } finally {
    await database.close()
    if (isEmpty && !place.databaseUrl && !wasThere.file)
      for (const name of FILES) await rm(join(place.dataDir, name), { force: true })
    // Only one in which nothing lies is removed so.
    if (isEmpty && !wasThere.folder) await rmdir(place.dataDir).catch(() => {})
  }
}
