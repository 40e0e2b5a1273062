import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { orderOf } from '#server/lib/net/network-range.ts'
import type { SecurityEventKind } from '#shared/constants/security/security-events.ts'

export type NewSecurityEvent = {
  at: number
  kind: SecurityEventKind
  user_id: number | null
  network: string | null
  device: string | null
  detail: string | null
}
export type SecurityEventFilter = {
  kind?: SecurityEventKind | undefined
  user?: string | undefined
  network?: string | undefined
  /** Times, the first included and the second not. */
  since?: number | undefined
  until?: number | undefined
}

export type SecurityEventsStore = ReturnType<typeof createSecurityEventsStore>
export function createSecurityEventsStore(database: Database) {
  const matching = ({ kind, user, network, since, until }: SecurityEventFilter) => {
    let events = database.query
      .selectFrom('security_events')
      .leftJoin('users', 'users.id', 'security_events.user_id')
    if (kind) events = events.where('security_events.kind', '=', kind)
    if (user) events = events.where('users.username_folded', '=', foldForSearch(user))
    if (network) events = events.where('security_events.network', '=', network)
    if (since !== undefined) events = events.where('security_events.at', '>=', since)
    if (until !== undefined) events = events.where('security_events.at', '<', until)
    return events
  }

  const lockUsers = async (ids: readonly number[]) => {
    const users = database.query.selectFrom('users').select('id').where('id', 'in', ids)
    const rows = await (database.engine === 'postgresql' ? users.forKeyShare() : users).execute()
    return rows.map(({ id }) => id)
  }

  return {
    /** An account that went meanwhile is left out of what is written of it. */
    async insert(events: readonly NewSecurityEvent[]): Promise<void> {
      const ids = [...new Set(events.flatMap(({ user_id }) => user_id ?? []))]
      await database.transaction(async () => {
        // Locked where rows can be, so that none goes before this is written.
        const known = new Set(ids.length > 0 ? await lockUsers(ids) : [])
        const rows = events.map((event) => ({
          ...event,
          network_order: event.network === null ? null : orderOf(event.network),
          user_id: event.user_id !== null && known.has(event.user_id) ? event.user_id : null,
        }))
        await database.query.insertInto('security_events').values(rows).execute()
      })
    },

    /** Newest first, each with the name of its account while there is one. */
    list: (filter: SecurityEventFilter, limit: number, offset: number) =>
      matching(filter)
        .select([
          'security_events.id',
          'security_events.at',
          'security_events.kind',
          'security_events.user_id',
          'security_events.network',
          'security_events.device',
          'security_events.detail',
          'users.username',
        ])
        .orderBy('security_events.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: SecurityEventFilter): Promise<number> {
      const row = await matching(filter)
        .select((events) => events.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** Some of the whole addresses that stand in events from before `time`. */
    async listAddressesBefore(time: number, limit: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('security_events')
        .select('network')
        .distinct()
        .where('at', '<', time)
        .where('network', 'is not', null)
        .where('network', 'not like', '%/%')
        .limit(limit)
        .execute()
      return rows.map(({ network }) => network as string)
    },

    async replaceNetworkBefore(time: number, address: string, network: string): Promise<void> {
      await database.query
        .updateTable('security_events')
        .set({ network, network_order: orderOf(network) })
        .where('network', '=', address)
        .where('at', '<', time)
        .execute()
    },

    /** Removes events from before `time`, and all but the newest `limit`. */
    async removeBefore(time: number, limit: number): Promise<void> {
      await database.query.deleteFrom('security_events').where('at', '<', time).execute()
      await database.query
        .deleteFrom('security_events')
        .where('id', '<=', (events) =>
          events
            .selectFrom('security_events as all')
            .select(sql<number>`coalesce(max("all".id), 0) - ${limit}`.as('last')),
        )
        .execute()
    },
  }
}
export type SecurityEventRow = Awaited<ReturnType<SecurityEventsStore['list']>>[number]
