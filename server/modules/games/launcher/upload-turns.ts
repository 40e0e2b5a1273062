import { AppError } from '#server/lib/app-error.ts'

/** One request at a time writes an upload; the next one for the same upload takes its place. */
export function createUploadTurns() {
  const writing = new Map<string, { stop: AbortController; done: Promise<unknown> }>()

  return async function inTurn<T>(upload: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const before = writing.get(upload)
    before?.stop.abort(new AppError('conflict'))
    const stop = new AbortController()
    const done = Promise.resolve(before?.done).then(() => work(stop.signal))
    const turn = { stop, done: done.catch(() => {}) }
    writing.set(upload, turn)
    try {
      return await done
    } finally {
      if (writing.get(upload) === turn) writing.delete(upload)
    }
  }
}
