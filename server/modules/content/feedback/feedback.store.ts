import { type RawBuilder, sql, type Updateable } from 'kysely'
import { containing } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'

/** Of whoever has deleted their account the name is not told any more. */
const shownName = (account: 'users' | 'staff'): RawBuilder<string | null> =>
  sql`case when ${sql.ref(`${account}.deletion_asked_at`)} is null then ${sql.ref(`${account}.username`)} end`

type Wanted = {
  search?: string | undefined
  /** Those that everybody reads, and nobody of the staff has replied to. */
  isUnanswered?: boolean
}

export type FeedbackStore = ReturnType<typeof createFeedbackStore>
export function createFeedbackStore(database: Database) {
  const withNames = () =>
    database.query
      .selectFrom('feedback')
      .leftJoin('users', 'users.id', 'feedback.user_id')
      .leftJoin('users as staff', 'staff.id', 'feedback.reply_user_id')
      .select([
        'feedback.id',
        'feedback.user_id',
        'feedback.message',
        'feedback.created_at',
        'feedback.is_hidden',
        'feedback.reply',
        'feedback.replied_at',
        'feedback.version',
        shownName('users').as('username'),
        shownName('staff').as('reply_username'),
      ])

  const matching = ({ search, isUnanswered = false }: Wanted) => {
    let reviews = withNames().where('feedback.deleted_at', 'is', null)
    if (isUnanswered)
      reviews = reviews.where('feedback.is_hidden', '=', 0).where('feedback.reply', 'is', null)
    if (!search) return reviews
    return reviews.where(
      sql<boolean>`(${containing('feedback.message_folded', search)} or ${containing('users.username_folded', search)})`,
    )
  }

  const find = (id: number) =>
    withNames().where('feedback.id', '=', id).where('feedback.deleted_at', 'is', null).executeTakeFirst()

  return {
    /** What everybody may read, newest first. */
    listShown: ({ before, limit }: { before?: number | undefined; limit: number }) => {
      const page = withNames()
        .where('feedback.is_hidden', '=', 0)
        .where('feedback.deleted_at', 'is', null)
        .orderBy('feedback.id', 'desc')
        .limit(limit)
      return (before === undefined ? page : page.where('feedback.id', '<', before)).execute()
    },
    list: ({ limit, offset, ...wanted }: Wanted & { limit: number; offset: number }) =>
      matching(wanted).orderBy('feedback.id', 'desc').limit(limit).offset(offset).execute(),
    listOfUser: (userId: number, limit: number) =>
      matching({})
        .where('feedback.user_id', '=', userId)
        .orderBy('feedback.id', 'desc')
        .limit(limit)
        .execute(),
    find,
    async insert(review: { user_id: number; message: string; created_at: number }): Promise<number> {
      const row = await database.query
        .insertInto('feedback')
        .values({ ...review, message_folded: foldForSearch(review.message) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
    /** Writes the fields given and raises the version; undefined when the review is not of `version` any more. */
    async update(id: number, fields: Updateable<Schema['feedback']>, version: number) {
      const saved = await saveVersion(database, 'feedback', id, fields, version)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return saved && find(id)
    },
    /** Marks a review as deleted, or takes that back; false when there is nothing to do. */
    async setDeleted(id: number, deletedAt: number | null): Promise<boolean> {
      const row = await database.query
        .updateTable('feedback')
        .set({ deleted_at: deletedAt })
        .where('id', '=', id)
        .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    async removeDeletedBefore(time: number): Promise<void> {
      await database.query.deleteFrom('feedback').where('deleted_at', '<', time).execute()
    },
    async count(wanted: Wanted = {}): Promise<number> {
      const row = await matching(wanted)
        .clearSelect()
        .select((feedback) => feedback.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
  }
}
export type FeedbackRow = NonNullable<Awaited<ReturnType<FeedbackStore['find']>>>
