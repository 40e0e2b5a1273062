import type { Database } from '#server/db/database.ts'

/** Whose bell it is, and what of it they may still see. */
export type Reader = { userId: number; since: number; kinds: readonly string[] }
export type NewNotice = {
  user_id: number
  kind: string
  data: string
  url: string | null
  created_at: number
}

export type NoticesStore = ReturnType<typeof createNoticesStore>
export function createNoticesStore(database: Database) {
  /** The ids of what a reader was told: three searches of an index each, which one condition would not be. */
  const told = ({ userId, since, kinds }: Reader) => {
    const kept = () =>
      database.query
        .selectFrom('notices')
        .select('notices.id')
        .where('notices.created_at', '>=', since)
        .where('notices.withdrawn_at', 'is', null)
        .where('notices.kind', 'in', kinds)
    const toMany = (audience: 'role' | 'all') =>
      kept().where('notices.audience', '=', audience).where('notices.last_account_id', '>=', userId)
    // Not by the audience: nearly all notices are for one player, and the engine would read all of them.
    return kept()
      .where('notices.user_id', '=', userId)
      .unionAll(toMany('all'))
      .unionAll(
        toMany('role')
          .innerJoin('user_roles', 'user_roles.role_id', 'notices.role_id')
          .where('user_roles.user_id', '=', userId)
          .where((row) =>
            row.or([
              row('user_roles.given_at', 'is', null),
              row('user_roles.given_at', '<=', row.ref('notices.created_at')),
            ]),
          ),
      )
  }
  const toldUnread = (reader: Reader) =>
    database.query
      .selectFrom('notices')
      .where('notices.id', 'in', told(reader))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notice_reads')
              .select('notice_reads.notice_id')
              .whereRef('notice_reads.notice_id', '=', 'notices.id')
              .where('notice_reads.user_id', '=', reader.userId),
          ),
        ),
      )

  return {
    list: (reader: Reader, { before, limit }: { before?: number | undefined; limit: number }) =>
      database.query
        .selectFrom('notices')
        .leftJoin('notice_reads', (join) =>
          join
            .onRef('notice_reads.notice_id', '=', 'notices.id')
            .on('notice_reads.user_id', '=', reader.userId),
        )
        .select([
          'notices.id',
          'notices.kind',
          'notices.data',
          'notices.url',
          'notices.created_at',
          'notice_reads.read_at',
        ])
        .where('notices.id', 'in', told(reader))
        .$if(before !== undefined, (rows) => rows.where('notices.id', '<', before as number))
        .orderBy('notices.id', 'desc')
        .limit(limit)
        .execute(),

    async countUnread(reader: Reader): Promise<number> {
      const row = await toldUnread(reader)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** Marks as read what of these the reader was told; two at once mark each once. */
    async markRead(
      reader: Reader,
      { ids, upTo }: { ids?: readonly number[] | undefined; upTo?: number | undefined },
      at: number,
    ): Promise<void> {
      const wanted = await toldUnread(reader)
        .select(['notices.id', 'notices.audience'])
        .where((row) =>
          row.or([
            ...(ids && ids.length > 0 ? [row('notices.id', 'in', ids)] : []),
            ...(upTo === undefined ? [] : [row('notices.id', '<=', upTo)]),
          ]),
        )
        // In one order, so that no two of these wait for each other.
        .orderBy('notices.id')
        .execute()
      if (wanted.length === 0) return
      const marked = await database.query
        .insertInto('notice_reads')
        .values(wanted.map(({ id }) => ({ notice_id: id, user_id: reader.userId, read_at: at })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('notice_id')
        .execute()
      for (const { notice_id } of marked.toSorted((one, other) => one.notice_id - other.notice_id))
        await database.query
          .updateTable('notices')
          .set((row) => ({ reads: row('reads', '+', 1) }))
          .where('id', '=', notice_id)
          .execute()
    },

    /** Tells each of some players something of their own. */
    async insert(rows: readonly NewNotice[]): Promise<void> {
      if (rows.length === 0) return
      await database.query
        .insertInto('notices')
        .values(
          rows.map((row) => ({
            ...row,
            audience: 'player' as const,
            role_id: null,
            last_account_id: 0,
            sent_by: null,
            changed_at: row.created_at,
            withdrawn_at: null,
            recipients: 1,
          })),
        )
        .execute()
    },

    /** When anything that bells count has changed since then: what was sent or withdrawn, and what was read. */
    async listChanges(since: number) {
      const notices = await database.query
        .selectFrom('notices')
        .select(['id', 'user_id', 'changed_at as at'])
        .where('changed_at', '>', since)
        .execute()
      const reads = await database.query
        .selectFrom('notice_reads')
        .select(['notice_id', 'user_id', 'read_at as at'])
        .where('read_at', '>', since)
        .execute()
      return [
        ...notices.map(({ id, user_id, at }) => ({ key: `${id} ${at}`, userId: user_id })),
        ...reads.map(({ notice_id, user_id }) => ({ key: `${notice_id} by ${user_id}`, userId: user_id })),
      ]
    },

    /** Forgets a piece of what was told before then; false when nothing is left of it. What many have read would take long at once. */
    async forgetSome(before: number, limit: number): Promise<boolean> {
      const old = await database.query
        .selectFrom('notices')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .execute()
      if (old.length === 0) return false
      const ids = old.map(({ id }) => id)
      const reads = await database.query
        .deleteFrom('notice_reads')
        .where((row) =>
          row(
            row.refTuple('notice_id', 'user_id'),
            'in',
            row
              .selectFrom('notice_reads as some')
              .select(['some.notice_id', 'some.user_id'])
              .where('some.notice_id', 'in', ids)
              .limit(limit)
              .$asTuple('notice_id', 'user_id'),
          ),
        )
        .returning('notice_id')
        .execute()
      if (reads.length < limit) await database.query.deleteFrom('notices').where('id', 'in', ids).execute()
      return true
    },
  }
}
export type NoticeRow = Awaited<ReturnType<NoticesStore['list']>>[number]
