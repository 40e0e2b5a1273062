/** The files of a site wherever they lie, as backup and restore see them. */
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { openStorage } from '#server/lib/storage/open-storage.ts'
import type { Storage } from '#server/lib/storage/storage.ts'
import { holdSiteFiles, listSiteFiles, SITE_FOLDERS } from './site-files.ts'

export type FilesPlace = { dataDir: string; storageUrl?: string | undefined }
export type HeldFile = { name: string; open(): Promise<{ size: number; content: Readable } | null> }

/** All of them as they lie there now; of a storage, one that is removed meanwhile is left out, as nothing shows it any more. */
export async function holdFiles(
  place: FilesPlace,
): Promise<{ files: readonly HeldFile[]; release(): Promise<void> }> {
  if (place.storageUrl !== undefined) {
    const storage = openStorage(place)
    const files = (await listStored(storage)).map(({ name, bytes }) => ({
      name,
      async open() {
        const content = await storage.open(name)
        return content && { size: bytes, content }
      },
    }))
    return { files, release: async () => {} }
  }
  const held = await holdSiteFiles(place.dataDir)
  const files = [...held.files].map(([name, path]) => ({
    name,
    open: async () => ({ size: (await stat(path)).size, content: createReadStream(path) }),
  }))
  return { files, release: held.release }
}

/** Where a restore puts them. */
export function openFilesPlace(place: FilesPlace) {
  const { dataDir } = place
  if (place.storageUrl === undefined)
    return {
      sizeOf: async (name: string) => (await stat(join(dataDir, name)).catch(() => null))?.size,
      async put(name: string, path: string): Promise<void> {
        await mkdir(dirname(join(dataDir, name)), { recursive: true })
        await rename(path, join(dataDir, name))
      },
      list: () => listSiteFiles(dataDir),
      remove: (name: string) => rm(join(dataDir, name), { force: true }),
    }
  const storage = openStorage(place)
  return {
    sizeOf: async (name: string) => (await storage.find(name))?.bytes,
    put: (name: string, path: string, sha256: string) => storage.putFile(name, path, sha256),
    list: async () => (await listStored(storage)).map(({ name }) => name),
    remove: (name: string) => storage.remove(name),
  }
}

async function listStored(storage: Storage) {
  const found = await Promise.all(SITE_FOLDERS.map((folder) => storage.list(`${folder}/`)))
  return found.flat().sort((one, other) => (one.name < other.name ? -1 : 1))
}
