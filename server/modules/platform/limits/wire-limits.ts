import type { Database } from '#server/db/database.ts'
import { createCallCountsStore } from './call-counts.store.ts'
import { createLimitsService } from './limits.service.ts'
import { createStreamPlacesStore } from './stream-places.store.ts'

/** What several processes count together; the embedded database has one. */
export const wireLimits = (database: Database) =>
  database.engine === 'postgresql'
    ? createLimitsService({
        counts: createCallCountsStore(database),
        places: createStreamPlacesStore(database),
      })
    : undefined
