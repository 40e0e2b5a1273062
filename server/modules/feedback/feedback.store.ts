import type { Database } from '#server/db/database.ts'

export type FeedbackStore = ReturnType<typeof createFeedbackStore>
export function createFeedbackStore(database: Database) {
  const withAuthor = () =>
    database.query
      .selectFrom('feedback')
      .leftJoin('users', 'users.id', 'feedback.user_id')
      .select([
        'feedback.id',
        'feedback.user_id',
        'feedback.message',
        'feedback.created_at',
        'users.username',
      ])

  return {
    list: ({ before, limit }: { before?: number | undefined; limit: number }) => {
      const page = withAuthor().orderBy('feedback.id', 'desc').limit(limit)
      return (before === undefined ? page : page.where('feedback.id', '<', before)).execute()
    },
    find: (id: number) => withAuthor().where('feedback.id', '=', id).executeTakeFirst(),
    async insert(review: { user_id: number; message: string; created_at: number }): Promise<number> {
      const row = await database.query
        .insertInto('feedback')
        .values(review)
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('feedback').where('id', '=', id).execute()
    },
    async count(): Promise<number> {
      const row = await database.query
        .selectFrom('feedback')
        .select((feedback) => feedback.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
  }
}
export type FeedbackRow = NonNullable<Awaited<ReturnType<FeedbackStore['find']>>>
