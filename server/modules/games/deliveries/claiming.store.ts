import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { OPEN_DELIVERY_STATES } from '#shared/constants/games/deliveries.ts'
import type { DeliveryRow } from './deliveries.store.ts'

/** Of a command that names it. */
const NAMES_UUID = '%{uuid}%'
const UNSETTLED_BY_AGENTS = ['leased', 'review'] as const

type Claim = {
  gameServerId: number
  instance: string
  /** Who of those for whom something waits is in the game, folded; and of whom the UUID is known. */
  online: readonly string[]
  known: readonly string[]
  capacity: number
  time: number
  leaseEndsAt: number
  /** Those after which more of their lines may be handed out though they are not done yet. */
  along?: readonly number[]
  /** Of what alone; of everything where it is absent. */
  only?: { isIdempotent?: boolean; withoutSlots?: true; exceptPlayers?: readonly string[] }
}

export type ClaimingStore = ReturnType<typeof createClaimingStore>
export function createClaimingStore(database: Database) {
  return {
    /** For whom something waits until they are in the game, or until their UUID is known. */
    async listAwaited(gameServerId: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('deliveries')
        .select('player_folded')
        .distinct()
        .where('state', '=', 'queued')
        .where('game_server_id', '=', gameServerId)
        .where('player_folded', 'is not', null)
        .where((row) => row.or([row('requires_online', '=', 1), row('command', 'like', NAMES_UUID)]))
        .execute()
      return rows.map(({ player_folded }) => player_folded ?? '')
    },

    /** Leases what may be handed out, in the order in which it came, in one statement: no two callers get the same. */
    async claim({
      gameServerId,
      instance,
      online,
      known,
      capacity,
      time,
      leaseEndsAt,
      along = [],
      only = {},
    }: Claim) {
      const { isIdempotent, withoutSlots, exceptPlayers = [] } = only
      const rows = await database.query
        .with(
          (cte) => cte('picked').materialized(),
          (query) =>
            query
              .selectFrom('deliveries as next')
              .select('next.id')
              .where('next.state', '=', 'queued')
              .where('next.game_server_id', '=', gameServerId)
              .where('next.player', 'is not', null)
              .where('next.is_held', '=', 0)
              .where('next.is_taken_back', '=', 0)
              .where((row) =>
                row.or([row('next.not_before', 'is', null), row('next.not_before', '<=', time)]),
              )
              .where((row) => row.or([row('next.requires_online', '=', 0), among(row, online)]))
              .where((row) =>
                row.or([
                  row('next.command', 'not like', NAMES_UUID),
                  row('next.player_uuid', 'is not', null),
                  among(row, known),
                ]),
              )
              .where(isNextOfItsLine(along))
              .$if(isIdempotent !== undefined, (rows) =>
                rows.where('next.is_idempotent', '=', isIdempotent ? 1 : 0),
              )
              .$if(withoutSlots === true, (rows) => rows.where('next.free_slots', '=', 0))
              .$if(exceptPlayers.length > 0, (rows) =>
                rows.where('next.player_folded', 'not in', [...exceptPlayers]),
              )
              .orderBy('next.id')
              .limit(capacity)
              .$if(database.engine === 'postgresql', (rows) => rows.forUpdate('next').skipLocked()),
        )
        .updateTable('deliveries')
        .set((row) => ({
          state: 'leased',
          attempt: row.case().when('attempt', '=', 0).then(1).else(row.ref('attempt')).end(),
          not_before: null,
          reason: null,
          output: null,
          leased_to: instance,
          lease_ends_at: leaseEndsAt,
        }))
        .where('id', 'in', (query) => query.selectFrom('picked').select('picked.id'))
        .where('state', '=', 'queued')
        .returningAll()
        .execute()
      return rows.toSorted((a, b) => a.id - b.id)
    },

    /** Leases anew what an instance has not told of, in the order in which it came; nothing of what goes back to its buyer. */
    async hold(
      { gameServerId, instance }: Pick<Claim, 'gameServerId' | 'instance'>,
      leaseEndsAt: number,
    ): Promise<DeliveryRow[]> {
      const rows = await database.query
        .updateTable('deliveries')
        .set({ state: 'leased', reason: null, lease_ends_at: leaseEndsAt })
        .where('game_server_id', '=', gameServerId)
        .where('leased_to', '=', instance)
        .where('state', 'in', [...UNSETTLED_BY_AGENTS])
        .where('player', 'is not', null)
        .where('is_held', '=', 0)
        .where('is_taken_back', '=', 0)
        .returningAll()
        .execute()
      return rows.toSorted((a, b) => a.id - b.id)
    },

    /** What an agent may mean by this id. */
    findOf: (gameServerId: number, uuid: string): Promise<DeliveryRow | undefined> =>
      database.query
        .selectFrom('deliveries')
        .selectAll()
        .where('uuid', '=', uuid)
        .where('game_server_id', '=', gameServerId)
        .executeTakeFirst(),

    /** Changes what this instance has still to answer for; undefined where that is over. */
    settleLeased: (
      { id, attempt, leased_to }: Pick<DeliveryRow, 'id' | 'attempt' | 'leased_to'>,
      change: LeaseChange,
    ): Promise<DeliveryRow | undefined> =>
      database.query
        .updateTable('deliveries')
        .set(change)
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('leased_to', '=', leased_to)
        .where('state', 'in', [...UNSETTLED_BY_AGENTS])
        .returningAll()
        .executeTakeFirst(),

    listEnded: (time: number, limit: number): Promise<DeliveryRow[]> =>
      database.query
        .selectFrom('deliveries')
        .selectAll()
        .where('state', '=', 'leased')
        .where('lease_ends_at', '<=', time)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Undefined where it was reported, or begun anew, in between. */
    endLease: (
      { id, attempt, lease_ends_at }: Pick<DeliveryRow, 'id' | 'attempt' | 'lease_ends_at'>,
      change: LeaseChange,
    ): Promise<DeliveryRow | undefined> =>
      database.query
        .updateTable('deliveries')
        .set(change)
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('state', '=', 'leased')
        .where('lease_ends_at', '=', lease_ends_at)
        .returningAll()
        .executeTakeFirst(),

    async countFailures(id: number): Promise<number> {
      const { count } = await database.query
        .selectFrom('delivery_events')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('delivery_id', '=', id)
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
export type LeaseChange = Partial<
  Pick<
    DeliveryRow,
    | 'state'
    | 'attempt'
    | 'not_before'
    | 'reason'
    | 'output'
    | 'settled_at'
    | 'leased_to'
    | 'lease_ends_at'
    | 'player_uuid'
  >
>

type Rows = ExpressionBuilder<Schema & { next: Schema['deliveries'] }, 'next'>

const among = (row: Rows, players: readonly string[]) =>
  players.length === 0 ? row.lit(false) : row('next.player_folded', 'in', [...players])

/**
 * Of one line one is out at a time: the next follows when it is done. What takes something back waits until all that it undoes
 * has settled, whatever became of it.
 */
const isNextOfItsLine = (along: readonly number[]) => (row: Rows) =>
  row.or([
    row('next.line_id', 'is', null),
    row.not(
      row.exists(
        row
          .selectFrom('deliveries as other')
          .select('other.id')
          .whereRef('other.line_id', '=', 'next.line_id')
          .whereRef('other.game_server_id', '=', 'next.game_server_id')
          .where((other) =>
            other.or([
              other.and([
                other('next.moment', '=', 'refunded'),
                other('other.moment', '<>', 'refunded'),
                other('other.state', 'in', [...OPEN_DELIVERY_STATES]),
              ]),
              other.and([
                other.or([other('next.moment', '<>', 'refunded'), other('other.moment', '=', 'refunded')]),
                other('other.state', '<>', 'done'),
                ...(along.length > 0 ? [other('other.id', 'not in', [...along])] : []),
                other.or([
                  other('other.position', '<', other.ref('next.position')),
                  other.and([
                    other('other.position', '=', other.ref('next.position')),
                    other('other.id', '<', other.ref('next.id')),
                  ]),
                ]),
              ]),
            ]),
          ),
      ),
    ),
  ])
