/** One agent at a time on one journal. */
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
/** One that nobody refers to is collected, and its lock with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes the lock that lies beside `file`, or tells that another has it. The system itself gives it back when the process ends, however it ends:
 * the file that stays behind means nothing.
 * @throws {Error} it cannot be written there.
 */
export function takeLock(file: string): { release(): void } | null {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null
    throw error
  }
  held.add(lock)
  return {
    release() {
      held.delete(lock)
      lock.close()
    },
  }
}
