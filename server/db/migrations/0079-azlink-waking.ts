import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** When the plugin AzLink of a game server was last woken. */
export async function up({ schema }: Kysely<Schema>, _: ColumnTypes): Promise<void> {
  await schema.alterTable('azlink_settings').addColumn('woken_at', 'bigint').execute()
}
