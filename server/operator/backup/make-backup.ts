import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { OperatorError } from '#server/operator/operator-error.ts'
import type { BackupFacts } from './read-backup.ts'
import { restoreSite } from './restore-site.ts'
import { type BackupOptions, writeBackup } from './write-backup.ts'

/**
 * Backs the site up into a new file, beside whoever goes on using it. The file gets its name only once it has been restored
 * into an empty folder and everything came out of it.
 * @throws {OperatorError} where there is such a file already
 */
export async function makeBackup(
  file: string,
  options: BackupOptions,
): Promise<BackupFacts & { bytes: number }> {
  if (existsSync(file)) throw new OperatorError(`There is ${file} already.`)
  const folder = dirname(file)
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}.`)
  const unfinished = join(folder, `.${basename(file)}.part`)
  await rm(unfinished, { force: true })
  try {
    await writeBackup(unfinished, options)
    const facts = await tryOut(unfinished, options)
    await rename(unfinished, file)
    return { ...facts, bytes: (await stat(file)).size }
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function tryOut(file: string, { backupKey, now }: BackupOptions): Promise<BackupFacts> {
  const dataDir = await mkdtemp(join(dirname(file), '.trial-'))
  try {
    const database = await openDatabase({ dataDir })
    try {
      return await restoreSite({ file, backupKey }, database, { dataDir, isReplacing: false, now })
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
