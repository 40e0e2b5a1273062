import { statfs } from 'node:fs/promises'
import { AppError } from '#server/lib/app-error.ts'

/** No room for a file (on the disk, or for this account), for SQLite, for PostgreSQL. */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/

/** Whether something failed, by the code of its error, because there is no room. */
export const isDiskFull = (code: string): boolean => FULL.test(code)

/** What files of staff leave free for the database, and what of a small disk. */
const RESERVE_BYTES = 200 * 1024 * 1024
const RESERVE_SHARE = 0.05

/**
 * For whoever is about to write a file of `bytes` into `folder`, which is there.
 * @throws {AppError} `storage_full` when that leaves the database too little room
 */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const reserve = Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_SHARE)
  if (bavail * bsize - bytes < reserve) throw new AppError('storage_full')
}
