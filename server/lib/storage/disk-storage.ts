import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { assertRoom } from '#server/lib/files/disk-room.ts'
import { unlessMissing } from '#server/lib/files/unless-missing.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { Storage } from './storage.ts'

const UNFINISHED = /^\..+\.part$/
const UNFINISHED_KEPT_MS = 24 * 60 * 60 * 1000

/** Files in a folder, by names such as `uploads/0a1b.webp`. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name)

  async function write(name: string, bytes: number, fill: (path: string) => Promise<unknown>): Promise<void> {
    const path = pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    await assertRoom(dirname(path), bytes)
    const unfinished = join(dirname(path), `.${createToken()}.part`)
    try {
      await fill(unfinished)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async function listNames(prefix: string): Promise<string[]> {
    const entries = await readdir(pathOf(dirname(`${prefix}x`)), { withFileTypes: true }).catch(() => [])
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(dirname(`${prefix}x`), entry.name))
      .filter((name) => name.startsWith(prefix))
  }

  const find = (name: string) =>
    stat(pathOf(name)).then(({ size, mtimeMs }) => ({ bytes: size, at: Math.round(mtimeMs) }), unlessMissing)

  return {
    kind: 'disk',
    put: (name, bytes) => write(name, bytes.length, (path) => writeFile(path, bytes)),
    async putFile(name, path) {
      const { size } = await stat(path)
      await write(name, size, (unfinished) => copyFile(path, unfinished))
    },
    find,
    read: (name) => readFile(pathOf(name)),
    async open(name, range) {
      const handle = await open(pathOf(name)).catch(unlessMissing)
      if (!handle) return null
      return createReadStream('', { fd: handle, ...(range && { start: range.first, end: range.last }) })
    },
    async list(prefix) {
      const names = (await listNames(prefix)).filter((name) => !basename(name).startsWith('.'))
      const found = await Promise.all(names.map(async (name) => ({ name, facts: await find(name) })))
      return found.flatMap(({ name, facts }) => (facts ? [{ name, ...facts }] : []))
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeUnfinished(prefix) {
      for (const name of await listNames(prefix)) {
        const facts = UNFINISHED.test(basename(name)) ? await find(name) : null
        if (facts && facts.at < Date.now() - UNFINISHED_KEPT_MS) await rm(pathOf(name), { force: true })
      }
    },
    async assertReady() {},
  }
}
