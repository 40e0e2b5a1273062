import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BackupOutcome, BackupTask } from '#server/operator/backup/backup-process.ts'

const PROGRAM = fileURLToPath(new URL('../../../operator/backup/backup-process.ts', import.meta.url))

/** Makes a backup in a process of its own; null when that ended without a word, as it does when it is killed. */
export type RunBackup = (task: BackupTask, signal: AbortSignal) => Promise<BackupOutcome | null>

export const runBackup: RunBackup = (task, signal) =>
  new Promise((resolve) => {
    const child = fork(PROGRAM, {
      signal,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let outcome: BackupOutcome | null = null
    child.on('message', (told: BackupOutcome) => {
      outcome = told
    })
    child.on('error', () => resolve(outcome))
    child.on('exit', () => resolve(outcome))
    child.send(task)
  })
