/** Whether visitors may be sent to this process. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#server/lib/app-error.ts'
import { memoizeFor } from '#server/lib/concurrency/memoize-for.ts'
import { within } from '#server/lib/concurrency/within.ts'
import type { Storage } from '#server/lib/storage/storage.ts'
import type { ReadinessStore } from './readiness.store.ts'

/** Whoever asks waits no longer for the database. */
const DATABASE_PATIENCE_MS = 2_000
/** A question that hangs is asked anew after this long: what it waits for may have been replaced. */
const QUESTION_MS = 4_000
const DISK_CHECK_MS = 2_000

export type ReadinessService = ReturnType<typeof createReadinessService>
export function createReadinessService({
  store,
  folder,
  storage,
  now,
}: {
  store: Pick<ReadinessStore, 'listDifferences'>
  /** Where files are written. */
  folder: string
  storage: Pick<Storage, 'assertReady'>
  now: () => Date
}) {
  let asking: { at: number; answer: Promise<string[]> } | undefined

  /** However many ask, the database is asked once at a time. */
  function listDifferences(): Promise<string[]> {
    const time = performance.now()
    if (asking && time - asking.at < QUESTION_MS) return asking.answer
    const question = { at: time, answer: store.listDifferences() }
    asking = question
    const end = () => {
      if (asking === question) asking = undefined
    }
    question.answer.then(end, end)
    return question.answer
  }

  const disk = memoizeFor({
    ms: DISK_CHECK_MS,
    now,
    async make() {
      const file = join(folder, `.writable-${process.pid}`)
      await writeFile(file, 'It can be written here.\n')
      await rm(file, { force: true })
      await storage.assertReady()
    },
  })

  return {
    /** @throws {AppError} `unavailable`, its cause telling what is in the way */
    async assertReady(): Promise<void> {
      try {
        const [differences] = await Promise.all([
          within(DATABASE_PATIENCE_MS, 'the database', listDifferences()),
          disk.get(),
        ])
        if (differences.length > 0)
          throw new Error(`the database and the program differ in ${differences.join(', ')}`)
      } catch (cause) {
        throw new AppError('unavailable', { cause })
      }
    },
  }
}
