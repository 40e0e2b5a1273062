/** `DATA_DIR/backups`: where the files lie, and a name for the place, as several processes may share it or not. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makePrivateFolder } from '#server/lib/files/private-folder.ts'
import { unlessMissing } from '#server/lib/files/unless-missing.ts'

/** When it was begun, in UTC. */
const NAME = /^site-\d{4}-\d\d-\d\d-\d{6}\.backup$/
const PLACE_FILE = 'place'

export type BackupFolder = ReturnType<typeof openBackupFolder>
export function openBackupFolder(dataDir: string) {
  const folder = resolve(dataDir, 'backups')
  let place: string | undefined

  return {
    folder,

    nameAt: (moment: Date): string =>
      `site-${moment.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.backup`,
    pathOf: (name: string): string => join(folder, name),
    has: (name: string): boolean => existsSync(join(folder, name)),

    /** The name of this place, made where it has none. */
    async place(): Promise<string> {
      if (place !== undefined) return place
      makePrivateFolder(folder)
      const file = join(folder, PLACE_FILE)
      await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error) => {
        if (error.code !== 'EEXIST') throw error
      })
      place = (await readFile(file, 'utf8')).trim()
      return place
    },

    /** The finished files, with when each was written. */
    async list(): Promise<{ name: string; bytes: number; writtenAt: number }[]> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
      const files = await Promise.all(
        names.map(async (name) => {
          const found = await stat(join(folder, name)).catch(unlessMissing)
          return found ? [{ name, bytes: found.size, writtenAt: Math.floor(found.mtimeMs) }] : []
        }),
      )
      return files.flat()
    },
    remove: (name: string): Promise<void> => rm(join(folder, name), { force: true }),

    /** Takes away what a process that was killed left half made. */
    async sweep(): Promise<void> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => /^\.(?:trial-|site-)/.test(name))
      await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
    },
  }
}
