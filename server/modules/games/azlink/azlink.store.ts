import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { OF_AZLINK } from './names.ts'

export type PluginRow = Selectable<Schema['azlink_plugins']>
export type ReceiptRow = Selectable<Schema['azlink_receipts']>

export type AzlinkStore = ReturnType<typeof createAzlinkStore>
export function createAzlinkStore(database: Database) {
  return {
    findPlugin: (keyId: number): Promise<PluginRow | undefined> =>
      database.query
        .selectFrom('azlink_plugins')
        .selectAll()
        .where('agent_key_id', '=', keyId)
        .executeTakeFirst(),

    /** The last heard first, each with the name of its key. */
    listPlugins: (gameServerId: number) =>
      database.query
        .selectFrom('azlink_plugins')
        .innerJoin('agent_keys', 'agent_keys.id', 'azlink_plugins.agent_key_id')
        .selectAll('azlink_plugins')
        .select('agent_keys.name as key_name')
        .where('azlink_plugins.game_server_id', '=', gameServerId)
        .orderBy('polled_at', 'desc')
        .orderBy('agent_key_id', 'desc')
        .execute(),

    /** Game servers whose commands nobody else has asked for in the last day. */
    async listAlone(): Promise<number[]> {
      const rows = await database.query
        .selectFrom('azlink_plugins')
        .select('game_server_id')
        .distinct()
        .where('polled_at', 'is not', null)
        .where((plugin) =>
          plugin.not(
            plugin.exists(
              plugin
                .selectFrom('agent_instances')
                .select('agent_instances.id')
                .whereRef('agent_instances.game_server_id', '=', 'azlink_plugins.game_server_id')
                .where('agent_instances.claimed_at', 'is not', null)
                .where('agent_instances.instance', 'not like', `${OF_AZLINK}%`),
            ),
          ),
        )
        .execute()
      return rows.map(({ game_server_id }) => game_server_id)
    },

    async savePlugin(
      { agent_key_id, game_server_id }: Pick<PluginRow, 'agent_key_id' | 'game_server_id'>,
      change: Omit<Partial<PluginRow>, 'agent_key_id' | 'game_server_id'>,
    ): Promise<void> {
      await database.query
        .insertInto('azlink_plugins')
        .values({ agent_key_id, game_server_id, ...change })
        .onConflict((conflict) => conflict.column('agent_key_id').doUpdateSet(change))
        .execute()
    },

    /** Notes that a plugin runs what it is sent; false where that is not the receipt it was last asked for. */
    async prove(keyId: number, number: number, time: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('azlink_plugins')
        // Whatever came to wait meanwhile is ready from now on.
        .set((plugin) => ({ proven_at: plugin.fn.coalesce('proven_at', plugin.val(time)), has_more: 1 }))
        .where('agent_key_id', '=', keyId)
        .where('asked_number', '=', number)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    findSettings: (gameServerId: number) =>
      database.query
        .selectFrom('azlink_settings')
        .selectAll()
        .where('game_server_id', '=', gameServerId)
        .executeTakeFirst(),

    async insertReceipts(rows: readonly Insertable<Schema['azlink_receipts']>[]): Promise<void> {
      if (rows.length > 0)
        await database.query
          .insertInto('azlink_receipts')
          .values([...rows])
          .execute()
    },

    findReceipt: (gameServerId: number, number: number): Promise<ReceiptRow | undefined> =>
      database.query
        .selectFrom('azlink_receipts')
        .selectAll()
        .where('game_server_id', '=', gameServerId)
        .where('number', '=', number)
        .executeTakeFirst(),

    /** Of the commands that stood before this one in the same list, and its own: they were run before it. */
    listUpTo: ({
      answer,
      list,
      place,
    }: Pick<ReceiptRow, 'answer' | 'list' | 'place'>): Promise<ReceiptRow[]> =>
      database.query
        .selectFrom('azlink_receipts')
        .selectAll()
        .where('answer', '=', answer)
        .where('list', '=', list)
        .where('place', '<=', place)
        .orderBy('place')
        .execute(),

    async noteWritten(answer: string, time: number): Promise<void> {
      await database.query
        .updateTable('azlink_receipts')
        .set({ written_at: time })
        .where('answer', '=', answer)
        .execute()
    },

    /** Of answers of an instance that were handed on whole in this time. */
    listWritten: (
      instance: string,
      { from, until }: { from: number; until: number },
    ): Promise<ReceiptRow[]> =>
      database.query
        .selectFrom('azlink_receipts')
        .selectAll()
        .where('instance', '=', instance)
        .where('created_at', '>', from)
        .where('written_at', '<=', until)
        .orderBy('created_at')
        .orderBy('place')
        .execute(),

    async removeReceiptsBefore(time: number): Promise<void> {
      await database.query.deleteFrom('azlink_receipts').where('created_at', '<', time).execute()
    },
  }
}
