import type { Database } from '#server/db/database.ts'
import { createIdempotencyService } from './idempotency.service.ts'
import { createIdempotencyStore } from './idempotency.store.ts'

export const wireIdempotency = (database: Database, now: () => Date) =>
  createIdempotencyService({ keys: createIdempotencyStore(database), database, now })
