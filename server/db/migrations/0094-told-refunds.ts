import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** What a provider tells to have given back beyond the books, and as far as staff have looked into that. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  for (const column of ['told_back_kopecks', 'settled_back_kopecks'])
    await schema.alterTable('payment_attempts').addColumn(column, 'bigint').execute()
}
