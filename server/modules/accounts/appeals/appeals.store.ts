import type { Database } from '#server/db/database.ts'

export type AppealRow = {
  message: string
  created_at: number
  answer: string | null
  answered_at: number | null
}
const COLUMNS = ['message', 'created_at', 'answer', 'answered_at'] as const

export type AppealsStore = ReturnType<typeof createAppealsStore>
export function createAppealsStore(database: Database) {
  /** Those of bans that stand at `now`. */
  const open = (now: number) =>
    database.query
      .selectFrom('ban_appeals')
      .innerJoin('users', (join) =>
        join
          .onRef('users.id', '=', 'ban_appeals.user_id')
          .onRef('users.banned_at', '=', 'ban_appeals.banned_at'),
      )
      .where('ban_appeals.answer', 'is', null)
      .where(({ eb, or }) => or([eb('users.ban_ends_at', 'is', null), eb('users.ban_ends_at', '>', now)]))

  return {
    /** The appeal of one ban, which is told from others of the account by its time. */
    find: (userId: number, bannedAt: number): Promise<AppealRow | undefined> =>
      database.query
        .selectFrom('ban_appeals')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('banned_at', '=', bannedAt)
        .executeTakeFirst(),

    findLastAnswered: (userId: number): Promise<AppealRow | undefined> =>
      database.query
        .selectFrom('ban_appeals')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('answer', 'is not', null)
        .orderBy('answered_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Keeps the first appeal of a ban; whoever comes second changes nothing. */
    async insert(userId: number, bannedAt: number, message: string, createdAt: number): Promise<void> {
      await database.query
        .insertInto('ban_appeals')
        .values({ user_id: userId, banned_at: bannedAt, message, created_at: createdAt })
        .onConflict((conflict) => conflict.columns(['user_id', 'banned_at']).doNothing())
        .execute()
    },

    /** Finds nothing when it was answered before. */
    answer: (
      userId: number,
      bannedAt: number,
      answer: string,
      answeredAt: number,
    ): Promise<AppealRow | undefined> =>
      database.query
        .updateTable('ban_appeals')
        .set({ answer, answered_at: answeredAt })
        .where('user_id', '=', userId)
        .where('banned_at', '=', bannedAt)
        .where('answer', 'is', null)
        .returning(COLUMNS)
        .executeTakeFirst(),

    /** The oldest first. */
    listOpen: (now: number, limit: number) =>
      open(now)
        .select(['users.id', 'users.username', 'ban_appeals.message', 'ban_appeals.created_at'])
        .orderBy('ban_appeals.created_at')
        .limit(limit)
        .execute(),

    async countOpen(now: number): Promise<number> {
      const { count } = await open(now)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
