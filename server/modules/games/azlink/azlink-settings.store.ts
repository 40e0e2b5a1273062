import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveOfGameServer } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

type SettingsRow = Selectable<Schema['azlink_settings']>
type Settings = Pick<SettingsRow, 'wake_host' | 'wake_port' | 'is_proxy' | 'is_without_receipts'>
/** A game server whose plugin would be handed something if it asked. */
export type Sleeper = {
  game_server_id: number
  wake_host: string
  wake_port: number
  woken_at: number | null
  polled_at: number
  key_hash: string
}

export type AzlinkSettingsStore = ReturnType<typeof createAzlinkSettingsStore>
export function createAzlinkSettingsStore(database: Database) {
  const keys = () =>
    database.query
      .selectFrom('azlink_settings')
      .innerJoin('agent_keys', 'agent_keys.game_server_id', 'azlink_settings.game_server_id')
  return {
    /** False where somebody else was faster. */
    save: (gameServerId: number, fields: Settings, version: number): Promise<boolean> =>
      saveOfGameServer(database, 'azlink_settings', gameServerId, fields, version),

    /** The key by which the plugin last asked, else the newest there is. */
    findKey: (gameServerId: number): Promise<{ key_hash: string } | undefined> =>
      database.query
        .selectFrom('agent_keys')
        .leftJoin('azlink_plugins', 'azlink_plugins.agent_key_id', 'agent_keys.id')
        .select('agent_keys.key_hash')
        .where('agent_keys.game_server_id', '=', gameServerId)
        .orderBy((row) => row.fn.coalesce('azlink_plugins.polled_at', row.lit(0)), 'desc')
        .orderBy('agent_keys.id', 'desc')
        .executeTakeFirst(),

    /** Those for which something came to wait since they last asked, or for which more was ready then. */
    listSleepers: (time: number): Promise<Sleeper[]> =>
      keys()
        .innerJoin('azlink_plugins', 'azlink_plugins.agent_key_id', 'agent_keys.id')
        .select([
          'azlink_settings.game_server_id',
          'azlink_settings.wake_port',
          'azlink_settings.woken_at',
          'agent_keys.key_hash',
        ])
        .select((row) => row.ref('azlink_settings.wake_host').$notNull().as('wake_host'))
        .select((row) => row.ref('azlink_plugins.polled_at').$notNull().as('polled_at'))
        .where('azlink_settings.wake_host', 'is not', null)
        .where('azlink_plugins.polled_at', 'is not', null)
        .where((row) =>
          row.exists(
            row
              .selectFrom('deliveries')
              .select('deliveries.id')
              .whereRef('deliveries.game_server_id', '=', 'azlink_settings.game_server_id')
              .where('deliveries.state', '=', 'queued')
              .where('deliveries.is_held', '=', 0)
              .where('deliveries.free_slots', '=', 0)
              .where((waits) =>
                waits.or([
                  waits('azlink_plugins.has_more', '=', 1),
                  waits.and([
                    waits('deliveries.not_before', 'is not', null),
                    waits('deliveries.not_before', '<=', time),
                    waits('deliveries.not_before', '>=', waits.ref('azlink_plugins.polled_at')),
                  ]),
                  waits.and([
                    waits('deliveries.not_before', 'is', null),
                    waits.exists(
                      waits
                        .selectFrom('delivery_events')
                        .select('delivery_events.id')
                        .whereRef('delivery_events.delivery_id', '=', 'deliveries.id')
                        .whereRef('delivery_events.at', '>=', 'azlink_plugins.polled_at'),
                    ),
                  ]),
                ]),
              ),
          ),
        )
        .orderBy('azlink_plugins.polled_at', 'desc')
        .execute(),

    /** Takes it upon this process to wake one; false where another has since. */
    async takeWaking(
      { game_server_id, woken_at }: Pick<Sleeper, 'game_server_id' | 'woken_at'>,
      time: number,
    ) {
      const { numUpdatedRows } = await database.query
        .updateTable('azlink_settings')
        .set({ woken_at: time })
        .where('game_server_id', '=', game_server_id)
        .where('woken_at', woken_at === null ? 'is' : '=', woken_at)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}
