/** What the site has kept, read from its database. */
import { type Address, withDatabase } from '#tests/harness/address.ts'
import type { Kept } from './judge.ts'

/** The number at the end of a command. */
export const numberOf = (command: string): number => Number(command.slice(command.lastIndexOf(' ') + 1))

export const readKept = (address: Address): Promise<Kept[]> =>
  withDatabase(address, async ({ query }) => {
    const rows = await query.selectFrom('deliveries').select(['id', 'command', 'state', 'output']).execute()
    const events = await query
      .selectFrom('delivery_events')
      .select(['delivery_id', 'state', 'reason'])
      .orderBy('id')
      .execute()
    const stories = Map.groupBy(events, (event) => event.delivery_id)
    return rows.map(({ id, command, state, output }) => ({
      number: numberOf(command),
      state,
      output,
      story: stories.get(id) ?? [],
    }))
  })

export type Standing = {
  /** Held by an agent with a journal. */
  out: number
  /** What can be handed out at once, or ends now. */
  ready: number
  /** What waits for its time, or for a lease to end. */
  later: number
}
/** `absent`: who is in no game. */
export const readStanding = (address: Address, time: number, absent: readonly string[]): Promise<Standing> =>
  withDatabase(address, async ({ query }) => {
    const rows = await query
      .selectFrom('deliveries as one')
      .select(['state', 'leased_to', 'not_before', 'lease_ends_at'])
      .where('state', 'in', ['queued', 'leased'])
      .where((row) => row.not(row.and([row('requires_online', '=', 1), row('player', 'in', absent)])))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('deliveries as other')
              .select('other.id')
              .whereRef('other.line_id', '=', 'one.line_id')
              .whereRef('other.position', '<', 'one.position')
              .where('other.state', 'not in', ['done'])
              .where((other) =>
                other.or([other('one.moment', '<>', 'refunded'), other('other.state', '<>', 'cancelled')]),
              ),
          ),
        ),
      )
      .execute()
    const isDue = (at: number | null) => (at ?? 0) <= time
    const ready = rows.filter((row) =>
      isDue(row.state === 'leased' ? row.lease_ends_at : row.not_before),
    ).length
    const out = rows.filter(
      ({ state, leased_to, lease_ends_at }) =>
        state === 'leased' && !isDue(lease_ends_at) && !leased_to?.startsWith(' azlink'),
    ).length
    return { out, ready, later: rows.length - out - ready }
  })

/** What an agent itself calls unknown, and what anybody could be told to give up. */
export const listUnknown = (address: Address, atMost: number) =>
  withDatabase(address, ({ query }) =>
    query
      .selectFrom('deliveries')
      .select(['uuid', 'command', 'game_server_id', 'is_taken_back'])
      .where('state', '=', 'review')
      .where('reason', '=', 'unknown')
      .limit(atMost)
      .execute(),
  )
export const listQueued = (address: Address) =>
  withDatabase(address, ({ query }) =>
    query
      .selectFrom('deliveries')
      .select('uuid')
      .where('state', '=', 'queued')
      .where('moment', '=', 'bought')
      .orderBy('id', 'desc')
      .limit(20)
      .execute(),
  )
