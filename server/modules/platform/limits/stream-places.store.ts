import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export type StreamPlacesStore = ReturnType<typeof createStreamPlacesStore>
export function createStreamPlacesStore(database: Database) {
  const places = () => database.query.deleteFrom('stream_places')
  return {
    async put(process: string, network: string, streams: number): Promise<void> {
      await database.query
        .insertInto('stream_places')
        .values({ process, network, streams, seen_at: NOW })
        .onConflict((conflict) =>
          conflict.columns(['network', 'process']).doUpdateSet({ streams, seen_at: NOW }),
        )
        .execute()
    },

    async remove(process: string, network: string): Promise<void> {
      await places().where('process', '=', process).where('network', '=', network).execute()
    },

    /** What other processes hold, of those that were heard of within `aliveMs`. */
    async countOthers(process: string, network: string, aliveMs: number): Promise<number> {
      const { streams } = await database.query
        .selectFrom('stream_places')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('streams'), sql<number>`0`).as('streams'))
        .where('network', '=', network)
        .where('process', '<>', process)
        .where('seen_at', '>', sql<number>`${NOW} - ${aliveMs}::bigint`)
        .executeTakeFirstOrThrow()
      return Number(streams)
    },

    /** Says that a process is still there. */
    async keep(process: string): Promise<void> {
      await database.query
        .updateTable('stream_places')
        .set({ seen_at: NOW })
        .where('process', '=', process)
        .execute()
    },

    async removeOf(process: string): Promise<void> {
      await places().where('process', '=', process).execute()
    },

    async forgetSilent(silentMs: number): Promise<void> {
      await places().where('seen_at', '<', sql<number>`${NOW} - ${silentMs}::bigint`).execute()
    },
  }
}
