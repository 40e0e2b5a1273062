import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '#server/db/database.ts'
import { listMigrations } from '#server/db/migrate.ts'
import { holdsForeignTables, holdsSite, rebuildDatabase } from '#server/db/tables/rebuild.ts'
import { OperatorError } from '#server/operator/operator-error.ts'
import { holdOutgoing } from './hold-outgoing.ts'
import { type Manifest, SECRET_KEY } from './manifest.ts'
import { type BackupFacts, type BackupSource, readBackup, readRows } from './read-backup.ts'
import { openFilesPlace } from './stored-files.ts'
import { damaged } from './tar.ts'

export type RestoreOptions = {
  dataDir: string
  /** Where files lie that are not in the data folder. */
  storageUrl?: string | undefined
  /** Whether a site with accounts may be replaced. */
  isReplacing: boolean
  now: Date
}

/**
 * Puts the site of a backup in the place of the one that `database` and `dataDir` hold. All of the backup is read and compared
 * before anything is changed, and the change is one transaction: cut off, it leaves the site as it was. What was waiting to
 * go out is held.
 * @throws {OperatorError} where there is a site that is not to be replaced, or the backup is damaged or newer
 */
export async function restoreSite(
  source: BackupSource,
  database: Database,
  { dataDir, storageUrl, isReplacing, now }: RestoreOptions,
): Promise<BackupFacts> {
  await assertReplaceable(database, isReplacing)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const files = openFilesPlace({ dataDir, storageUrl })
  const staging = await mkdtemp(join(dataDir, '.restore-'))
  try {
    let secretKey: string | undefined
    const facts = await readBackup(source, {
      about: assertKnown,
      file: (path, content) => stage(join(staging, path), content),
      secretKey: (text) => {
        secretKey = text
      },
    })
    const { about, manifest } = facts
    const shown = await listShownTopics(database)
    const placed: string[] = []
    try {
      await rebuildDatabase(
        database,
        { ...about, read: () => readRows(source, about) },
        {
          check(sums) {
            for (const [table, { rows, sum }] of Object.entries(manifest.tables))
              if (sums[table]?.rows !== rows || sums[table].sum !== sum) throw damaged()
          },
          async finish() {
            await holdOutgoing(database, now)
            await raiseShownTopics(database, shown)
            await place(manifest, staging, files, placed)
            if (secretKey !== undefined)
              await writeFile(join(dataDir, SECRET_KEY), secretKey, { mode: 0o600 })
          },
        },
      )
    } catch (error) {
      for (const path of placed) await files.remove(path)
      throw error
    }
    // Nothing leads to what is not in the backup.
    for (const path of await files.list()) if (!manifest.files[path]) await files.remove(path)
    return facts
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function assertReplaceable(database: Database, isReplacing: boolean): Promise<void> {
  if (await holdsForeignTables(database))
    throw new OperatorError('The database holds tables that are not of FrontLand. Give it one of its own.')
  if (isReplacing) return
  if (await holdsSite(database))
    throw new OperatorError(
      'There is a site here already. Back it up, then replace it with: npm run restore -- FILE --replace',
    )
}

async function assertKnown({ version, migrations }: BackupFacts['about']): Promise<void> {
  const known = await listMigrations()
  if (migrations.some((name) => !known.includes(name)))
    throw new OperatorError(
      `FrontLand ${version} made this backup, and it is newer than this program. Update FrontLand.`,
    )
}

async function stage(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await pipeline(Readable.from(content), createWriteStream(file, { flush: true }))
}

/** Puts the files where they belong; those that lie there already stay: their names are made of their contents. */
async function place(
  manifest: Manifest,
  staging: string,
  files: ReturnType<typeof openFilesPlace>,
  placed: string[],
): Promise<void> {
  for (const [path, { bytes, sha256 }] of Object.entries(manifest.files)) {
    if ((await files.sizeOf(path)) === bytes) continue
    await files.put(path, join(staging, path), sha256)
    placed.push(path)
  }
}

type ShownTopic = { topic: string; version: number }

/** What processes that run may keep in memory. */
async function listShownTopics({ query }: Database): Promise<ShownTopic[]> {
  return query
    .selectFrom('content_versions')
    .select(['topic', 'version'])
    .execute()
    .catch(() => [])
}

/** They see that all of it is stale. */
async function raiseShownTopics({ query }: Database, topics: readonly ShownTopic[]): Promise<void> {
  for (const { topic, version } of topics) {
    await query.deleteFrom('content_versions').where('topic', '=', topic).execute()
    await query
      .insertInto('content_versions')
      .values({ topic, version: version + 1 })
      .execute()
  }
}
