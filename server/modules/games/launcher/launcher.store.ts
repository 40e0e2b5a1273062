import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Platform } from '#shared/constants/launcher.ts'

export type ReleaseRow = Selectable<Schema['launcher_releases']>

export type LauncherStore = ReturnType<typeof createLauncherStore>
export function createLauncherStore(database: Database) {
  return {
    /** In no order: versions are put in order by their meaning, not as text. */
    list: (): Promise<ReleaseRow[]> =>
      database.query.selectFrom('launcher_releases').selectAll().orderBy('id').execute(),
    listPublished: (platform?: Platform): Promise<ReleaseRow[]> =>
      database.query
        .selectFrom('launcher_releases')
        .selectAll()
        .where('published_at', 'is not', null)
        .$if(platform !== undefined, (query) => query.where('platform', '=', platform as Platform))
        .orderBy('id')
        .execute(),
    find: (id: number): Promise<ReleaseRow | undefined> =>
      database.query.selectFrom('launcher_releases').selectAll().where('id', '=', id).executeTakeFirst(),
    /** @throws {AppError} `release_exists` */
    insert: (release: Insertable<Schema['launcher_releases']>): Promise<ReleaseRow> =>
      refuseTaken(
        database.query
          .insertInto('launcher_releases')
          .values(release)
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    /**
     * Writes the fields given and raises the version; undefined when the release is not of `version` any more.
     * @throws {AppError} `release_exists`
     */
    update: (
      id: number,
      fields: Updateable<Schema['launcher_releases']>,
      version: number,
    ): Promise<ReleaseRow | undefined> =>
      refuseTaken(
        saveVersion(database, 'launcher_releases', id, fields, version).returningAll().executeTakeFirst(),
      ),
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('launcher_releases').where('id', '=', id).execute()
    },
    async addDownloads(id: number, downloads: number): Promise<void> {
      await database.query
        .updateTable('launcher_releases')
        .set((release) => ({ downloads: release('downloads', '+', downloads) }))
        .where('id', '=', id)
        .execute()
    },
  }
}

async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'launcher_version'))
      throw new AppError('release_exists', { fields: { launcherVersion: 'releaseExists' } })
    throw error
  }
}
