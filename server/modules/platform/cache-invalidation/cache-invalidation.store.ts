import type { Database } from '#server/db/database.ts'
import { raiseContentVersion } from '#server/db/raise-content-version.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'

export type CacheInvalidationStore = ReturnType<typeof createCacheInvalidationStore>
export function createCacheInvalidationStore(database: Database) {
  return {
    raiseVersion: (topic: ContentTopic): Promise<void> => raiseContentVersion(database.query, topic),
    listVersions: () =>
      database.query.selectFrom('content_versions').select(['topic', 'version']).execute() as Promise<
        { topic: ContentTopic; version: number }[]
      >,
  }
}
