/** Letters as files, where no SMTP server is named: they hold names, addresses and links that work. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createToken } from '#server/lib/random-token.ts'

const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Whose letter it is, for who knows the address. */
const markOf = (address: string) =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)

export type Outbox = ReturnType<typeof createOutbox>
export function createOutbox(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  const list = () => readdir(folder).catch(() => [] as string[])
  return {
    /** Writes a letter that this account of the machine alone reads; says where it lies. */
    async write(address: string, message: Buffer): Promise<string> {
      await mkdir(folder, { recursive: true })
      const moment = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${moment}-${markOf(address)}-${createToken().slice(0, 6)}.eml`)
      await writeFile(file, message, { mode: 0o600 })
      return file
    },

    /** Removes all letters to an address. */
    async forget(address: string): Promise<void> {
      const mark = `-${markOf(address)}-`
      for (const name of await list()) if (name.includes(mark)) await rm(join(folder, name), { force: true })
    },

    /** Removes letters that nobody fetched for a week, by the clock of the file system. */
    async sweep(): Promise<void> {
      for (const name of await list()) {
        const file = join(folder, name)
        const found = await stat(file).catch(() => null)
        if (found && found.mtimeMs < Date.now() - KEPT_MS) await rm(file, { force: true })
      }
    },
  }
}
