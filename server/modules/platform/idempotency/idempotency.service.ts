/** Calls that are made once, however often they are sent. */
import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { IdempotencyStore } from './idempotency.store.ts'

const KEPT_MS = 48 * 60 * 60 * 1000

/** A call with the key that its caller gave it. */
export type KeyedCall = {
  userId: number
  key: string
  /** All that was asked for: the call by name, and what it carried. */
  request: object
}

export type IdempotencyService = ReturnType<typeof createIdempotencyService>
export function createIdempotencyService({
  keys,
  database,
  now,
}: {
  keys: IdempotencyStore
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  return {
    /**
     * Does `work` in a transaction, once for a key: the same request again gets what it came to, also when both come at the same
     * moment. Where `work` throws, nothing of it stays, the key neither. Whoever calls others over the network does that afterwards.
     * @throws {AppError} `idempotency_key_reused` for another request with the same key
     */
    once<Result extends object>(
      { userId, key, request }: KeyedCall,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const fingerprint = createHash('sha256')
        .update(JSON.stringify(sorted(request)))
        .digest('hex')
      return database.transaction(async () => {
        if (await keys.take(userId, key, fingerprint, now().getTime())) {
          const result = await work()
          await keys.keepResult(userId, key, JSON.stringify(result))
          return result
        }
        const first = await keys.find(userId, key)
        if (!first?.result || first.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused')
        return JSON.parse(first.result) as Result
      })
    },

    forgetOld: () => keys.removeBefore(now().getTime() - KEPT_MS),
  }
}

/** In whatever order the fields came. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]))
}
