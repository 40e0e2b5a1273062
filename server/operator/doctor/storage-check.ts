import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config/env.ts'
import { openStorage } from '#server/lib/storage/open-storage.ts'
import { type Finding, fault, well } from './finding.ts'

/** Whether files can be put into the storage, read again and removed. */
export async function checkStorage(config: Pick<Config, 'dataDir' | 'storageUrl'>): Promise<Finding> {
  if (config.storageUrl === undefined) return well('storage', 'Files lie in the data folder.')
  const storage = openStorage(config)
  const name = `doctor-${randomBytes(8).toString('hex')}`
  const bytes = randomBytes(64)
  try {
    await storage.put(name, bytes)
    const isSame = (await storage.read(name)).equals(bytes)
    await storage.remove(name)
    if (!isSame) throw new Error('the storage gave back something else than it was given')
  } catch (error) {
    const { cause = error } = error as Error
    const inner = (cause as Error).cause
    const why = inner instanceof Error ? ` (${inner.message})` : ''
    return fault(
      'storage',
      `Files cannot be stored: ${(cause as Error).message}${why}.`,
      'See that the storage runs, that STORAGE_URL names its address, bucket and keys, and that the keys may read, write, list and delete there.',
    )
  }
  const files = await storage.list('')
  return well('storage', `${files.length} files in ${new URL(config.storageUrl).host}.`)
}
