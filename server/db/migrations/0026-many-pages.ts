import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Pages are counted, put in order and looked for without reading their texts. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createIndex('pages_kept_index')
    .on('pages')
    .columns(['moved_from', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  // All that is asked for by address stands in it.
  await schema
    .createIndex('pages_places_index')
    .on('pages')
    .columns(['id', 'path', 'redirect_to', 'published_at'])
    .where(sql.ref('deleted_at'), 'is', null)
    .where(sql.ref('is_draft'), '=', sql.lit(0))
    .execute()
}
