import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { WRITTEN } from './written.ts'

export type NewSentNotice = Omit<Insertable<Schema['notices']>, 'id' | 'kind' | 'reads' | 'withdrawn_at'>

/** What staff sent, as they see it. */
export type SentNoticesStore = ReturnType<typeof createSentNoticesStore>
export function createSentNoticesStore(database: Database) {
  const sent = () =>
    database.query
      .selectFrom('notices')
      .leftJoin('users as sender', 'sender.id', 'notices.sent_by')
      .leftJoin('users as player', 'player.id', 'notices.user_id')
      .leftJoin('roles', 'roles.id', 'notices.role_id')
      .selectAll('notices')
      .select(['sender.username as sender', 'player.username as player', 'roles.name as role'])
      .where('notices.kind', '=', WRITTEN)

  return {
    find: (id: number) => sent().where('notices.id', '=', id).executeTakeFirst(),
    list: (since: number, limit: number, offset: number) =>
      sent()
        .where('notices.created_at', '>=', since)
        .orderBy('notices.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    async count(since: number): Promise<number> {
      const row = await database.query
        .selectFrom('notices')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('kind', '=', WRITTEN)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow()
      return row.count
    },

    async insert(notice: NewSentNotice): Promise<number> {
      const { id } = await database.query
        .insertInto('notices')
        .values({ ...notice, kind: WRITTEN, withdrawn_at: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    /** False where it was withdrawn already. */
    async withdraw(id: number, at: number): Promise<boolean> {
      const row = await database.query
        .updateTable('notices')
        .set({ withdrawn_at: at, changed_at: at })
        .where('id', '=', id)
        .where('kind', '=', WRITTEN)
        .where('withdrawn_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    findPlayer: (username: string) =>
      database.query
        .selectFrom('users')
        .select(['id', 'username'])
        .where('username_folded', '=', foldForSearch(username))
        .executeTakeFirst(),
    /** The roles with the number of their holders. */
    listRoles: () =>
      database.query
        .selectFrom('roles')
        .leftJoin('user_roles', 'user_roles.role_id', 'roles.id')
        .select((row) => [
          'roles.id',
          'roles.name',
          'roles.name_folded',
          row.fn.count<number>('user_roles.user_id').as('holders'),
        ])
        .groupBy(['roles.id', 'roles.name', 'roles.name_folded'])
        .orderBy('roles.id')
        .execute(),
    /** How many accounts there are, and which one is the newest. */
    async countAccounts(): Promise<{ count: number; lastId: number }> {
      const { count } = await database.query
        .selectFrom('registration_days')
        .select(({ fn }) => fn.sum<number | null>('count').as('count'))
        .executeTakeFirstOrThrow()
      const last = await database.query
        .selectFrom('users')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return { count: Number(count ?? 0), lastId: last?.id ?? 0 }
    },
  }
}
export type SentNoticeRow = NonNullable<Awaited<ReturnType<SentNoticesStore['find']>>>
