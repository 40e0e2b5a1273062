import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { parseStorageUrl } from './storage-url.ts'

/** Storage of which `storageUrl` says where it is; the data folder without it. */
export function openStorage({
  dataDir,
  storageUrl,
}: {
  dataDir: string
  storageUrl?: string | undefined
}): Storage {
  return storageUrl === undefined ? createDiskStorage(dataDir) : createS3Storage(parseStorageUrl(storageUrl))
}
