import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Of what AzLink moves, whether it was told; and when its plugins asked of late. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('game_landcoins').addColumn('told_at', 'bigint').execute()
  await schema.alterTable('azlink_plugins').addColumn('recent_polls', 'text').execute()
}
