import type { Insertable, Selectable, Updateable } from 'kysely'
import { mayAskForCommands } from '#server/db/asking-for-commands.ts'
import { batchesOf } from '#server/db/batches.ts'
import { compileInserts } from '#server/db/compile-once.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import {
  type DeliveryState,
  OPEN_DELIVERY_STATES,
  UNDECIDED_DELIVERY_STATES,
} from '#shared/constants/games/deliveries.ts'
import type { DeliverySearch } from '#shared/contract/games/deliveries.ts'

export type DeliveryRow = Selectable<Schema['deliveries']>
export type DeliveryColumns = Omit<Insertable<Schema['deliveries']>, 'id'>
type Change = Partial<Pick<DeliveryRow, 'state' | 'reason' | 'output' | 'settled_at'>>
/** With the name of its game server; null where that is gone. */
export type NamedDelivery = DeliveryRow & { game_server: string | null }
/** With what its buyer is told by: whether its game server is in touch. */
export type OrderedDelivery = NamedDelivery & {
  /** Whether anybody could ask for the commands of its game server. */
  is_asked_for: number
  /** When an agent of its game server last did, in the last day. */
  claimed_at: number | null
}

/** What one statement inserts: engines count its parameters. */
const ROWS_AT_ONCE = 200
/** Of one that is tried again every ten minutes for weeks. */
const EVENTS_MAX = 1_000

export type DeliveriesStore = ReturnType<typeof createDeliveriesStore>
export function createDeliveriesStore(database: Database) {
  const named = () =>
    database.query
      .selectFrom('deliveries')
      .leftJoin('game_servers', 'game_servers.id', 'deliveries.game_server_id')
      .selectAll('deliveries')
      .select('game_servers.name_server as game_server')

  const found = ({ state, gameServerId, order, player }: Filter) => {
    const folded = player && foldForSearch(player)
    return database.query
      .selectFrom('deliveries as found')
      .select('found.id')
      .$if(state !== undefined, (rows) =>
        rows.where(
          'found.state',
          'in',
          state === 'undecided' ? UNDECIDED_DELIVERY_STATES : [state as DeliveryState],
        ),
      )
      .$if(gameServerId !== undefined, (rows) => rows.where('found.game_server_id', '=', gameServerId ?? 0))
      .$if(!!folded, (rows) => rows.where('found.player_folded', '=', folded ?? ''))
      .$if(!!order, (rows) =>
        rows.where((row) =>
          row.or([
            row('found.order_uuid', '=', order?.toLowerCase() ?? ''),
            row('found.order_number', '=', order?.toUpperCase() ?? ''),
          ]),
        ),
      )
  }

  const insertSome = compileInserts(database, 'deliveries', (insert) => insert.returning(['id', 'uuid']))
  const insertSomeEvents = compileInserts(database, 'delivery_events', (insert) => insert)

  return {
    /** In the order given. */
    async insert(rows: readonly DeliveryColumns[]): Promise<{ id: number; uuid: string }[]> {
      const made: { id: number; uuid: string }[] = []
      for (const some of batchesOf(rows, ROWS_AT_ONCE)) made.push(...(await insertSome(some)))
      return made
    },

    async insertEvents(events: readonly Insertable<Schema['delivery_events']>[]): Promise<void> {
      for (const some of batchesOf(events, ROWS_AT_ONCE)) await insertSomeEvents(some)
    },

    /** The latest first, with the name of whoever of the staff decided it. */
    listEvents: (deliveryId: number) =>
      database.query
        .selectFrom('delivery_events')
        .leftJoin('users', 'users.id', 'delivery_events.actor_id')
        .selectAll('delivery_events')
        .select('users.username as actor')
        .where('delivery_events.delivery_id', '=', deliveryId)
        .orderBy('delivery_events.id', 'desc')
        .limit(EVENTS_MAX)
        .execute(),

    find: (uuid: string): Promise<NamedDelivery | undefined> =>
      named().where('deliveries.uuid', '=', uuid).executeTakeFirst(),

    /** All that belongs to these orders, in the order in which it is given. */
    listOfOrders: (orders: readonly string[]): Promise<OrderedDelivery[]> =>
      orders.length === 0
        ? Promise.resolve([])
        : named()
            .select((row) => [
              row
                .case()
                .when(mayAskForCommands('deliveries.game_server_id'))
                .then(1)
                .else(0)
                .end()
                .as('is_asked_for'),
              row
                .selectFrom('agent_instances')
                .select(({ fn }) => fn.max('agent_instances.claimed_at').as('claimed_at'))
                .whereRef('agent_instances.game_server_id', '=', 'deliveries.game_server_id')
                .as('claimed_at'),
            ])
            .where('deliveries.order_uuid', 'in', orders)
            .orderBy('deliveries.line_id')
            .orderBy('deliveries.position')
            .orderBy('deliveries.id')
            .execute(),

    async countUndone(lineId: number): Promise<number> {
      const { count } = await database.query
        .selectFrom('deliveries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('line_id', '=', lineId)
        .where('moment', '=', 'bought')
        .where('state', '<>', 'done')
        .executeTakeFirstOrThrow()
      return count
    },

    list: (filter: Filter, limit: number, offset: number): Promise<NamedDelivery[]> =>
      named()
        .where('deliveries.id', 'in', found(filter))
        .orderBy('deliveries.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: Filter): Promise<number> {
      const { count } = await database.query
        .selectFrom(found(filter).as('all'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Changes one that stands as it was read, in one of these states; undefined where it does not any more. */
    decide: (
      { uuid, attempt }: Pick<DeliveryRow, 'uuid' | 'attempt'>,
      states: readonly DeliveryRow['state'][],
      change: Updateable<Schema['deliveries']>,
    ): Promise<DeliveryRow | undefined> =>
      database.query
        .updateTable('deliveries')
        .set({ ...change, leased_to: null, lease_ends_at: null })
        .where('uuid', '=', uuid)
        .where('attempt', '=', attempt)
        .where('state', 'in', [...states])
        .returningAll()
        .executeTakeFirst(),

    async holdLines(lineIds: readonly number[], isHeld: boolean): Promise<void> {
      if (lineIds.length === 0) return
      await database.query
        .updateTable('deliveries')
        .set({ is_held: isHeld ? 1 : 0 })
        .where('line_id', 'in', lineIds)
        .where('moment', '=', 'bought')
        .where('state', 'in', [...OPEN_DELIVERY_STATES])
        .execute()
    },

    /** What is out, or in doubt, is handed out no more once it waits again. */
    async takeBackOpen(lineIds: readonly number[]): Promise<void> {
      if (lineIds.length === 0) return
      await database.query
        .updateTable('deliveries')
        .set({ is_taken_back: 1 })
        .where('line_id', 'in', lineIds)
        .where('moment', '=', 'bought')
        .where('state', 'in', [...OPEN_DELIVERY_STATES])
        .execute()
    },

    /** The orders of what waits and was taken back. */
    async listTakenBack(): Promise<(string | null)[]> {
      const rows = await database.query
        .selectFrom('deliveries')
        .select('order_uuid')
        .distinct()
        .where('is_taken_back', '=', 1)
        .where('state', '=', 'queued')
        .orderBy('order_uuid')
        .execute()
      return rows.map(({ order_uuid }) => order_uuid)
    },

    /** Takes back what nobody has had yet, of what lines gave or of whatever is for an account. */
    cancelQueued: (
      by: { lineIds: readonly number[] } | { uuids: readonly string[] } | { userId: number } | 'taken back',
      change: Change,
    ): Promise<DeliveryRow[]> => {
      const queued = database.query
        .updateTable('deliveries')
        .set({ ...change, state: 'cancelled' })
        .where('state', '=', 'queued')
      return (
        by === 'taken back'
          ? queued.where('is_taken_back', '=', 1)
          : 'userId' in by
            ? queued.where('user_id', '=', by.userId)
            : 'uuids' in by
              ? queued.where('uuid', 'in', by.uuids)
              : queued.where('line_id', 'in', by.lineIds).where('moment', '=', 'bought')
      )
        .returningAll()
        .execute()
    },

    /** Empties what names a player in all that was for an account. */
    async forgetPlayer(userId: number): Promise<void> {
      await database.query
        .updateTable('deliveries')
        .set({ player: null, player_folded: null, player_uuid: null, output: null })
        .where('user_id', '=', userId)
        .execute()
      await database.query
        .updateTable('delivery_events')
        .set({ output: null })
        .where('delivery_id', 'in', (rows) =>
          rows.selectFrom('deliveries').select('id').where('user_id', '=', userId),
        )
        .execute()
    },
  }
}
type Filter = Pick<DeliverySearch, 'state' | 'gameServerId' | 'order' | 'player'>
