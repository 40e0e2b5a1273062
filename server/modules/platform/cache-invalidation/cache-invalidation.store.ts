import type { Database } from '#server/db/database.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'

export type CacheInvalidationStore = ReturnType<typeof createCacheInvalidationStore>
export function createCacheInvalidationStore(database: Database) {
  return {
    async raiseVersion(topic: ContentTopic): Promise<void> {
      await database.query
        .insertInto('content_versions')
        .values({ topic, version: 1 })
        .onConflict((conflict) =>
          conflict
            .column('topic')
            .doUpdateSet((row) => ({ version: row('content_versions.version', '+', 1) })),
        )
        .execute()
    },
    listVersions: () =>
      database.query.selectFrom('content_versions').select(['topic', 'version']).execute() as Promise<
        { topic: ContentTopic; version: number }[]
      >,
  }
}
