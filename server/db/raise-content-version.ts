import type { Kysely } from 'kysely'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { Schema } from './schema.ts'

/** Says that public content of a topic has changed: processes that keep pages of it find out by its version. */
export async function raiseContentVersion(query: Kysely<Schema>, topic: ContentTopic): Promise<void> {
  await query
    .insertInto('content_versions')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet((row) => ({ version: row('content_versions.version', '+', 1) })),
    )
    .execute()
}
