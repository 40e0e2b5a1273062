/** Makes one backup in a process of its own, so that the site goes on answering; told what to do, and telling, by messages. */
import { setPriority } from 'node:os'
import { isDiskFull } from '#server/lib/files/disk-room.ts'
import { makeBackup } from './make-backup.ts'
import type { BackupOptions } from './write-backup.ts'

export type BackupTask = { file: string; options: Omit<BackupOptions, 'now'> & { now: string } }
export type BackupOutcome = { bytes: number } | { failure: 'disk_full' | 'failed'; message: string }

/** The site comes first. */
const NICENESS = 10

process.umask(0o077)
setPriority(NICENESS)
process.once('disconnect', () => process.exit(1))
process.once('message', async ({ file, options }: BackupTask) => {
  const outcome: BackupOutcome = await makeBackup(file, { ...options, now: new Date(options.now) }).then(
    ({ bytes }) => ({ bytes }),
    (error: Error & { code?: string }) => ({
      failure: isDiskFull(error.code ?? '') ? 'disk_full' : 'failed',
      message: error.stack ?? error.message,
    }),
  )
  process.send?.(outcome, () => process.disconnect())
})
