import type { Database } from '#server/db/database.ts'
import type { NoticeTopic, NoticeWay } from '#shared/constants/notices/notice-topics.ts'

export type NoticeChoicesStore = ReturnType<typeof createNoticeChoicesStore>
export function createNoticeChoicesStore(database: Database) {
  return {
    listMuted: (userId: number) =>
      database.query
        .selectFrom('muted_topics')
        .select(['topic', 'way'])
        .where('user_id', '=', userId)
        .execute(),

    /** Which of some accounts do not want to be told of a topic in this way. */
    listMutedBy: async (userIds: readonly number[], topic: NoticeTopic, way: NoticeWay): Promise<number[]> =>
      userIds.length === 0
        ? []
        : (
            await database.query
              .selectFrom('muted_topics')
              .select('user_id')
              .where('user_id', 'in', userIds)
              .where('topic', '=', topic)
              .where('way', '=', way)
              .execute()
          ).map(({ user_id }) => user_id),

    async mute(userId: number, topic: NoticeTopic, way: NoticeWay): Promise<void> {
      await database.query
        .insertInto('muted_topics')
        .values({ user_id: userId, topic, way })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async unmute(userId: number, topic: NoticeTopic, way: NoticeWay): Promise<void> {
      await database.query
        .deleteFrom('muted_topics')
        .where('user_id', '=', userId)
        .where('topic', '=', topic)
        .where('way', '=', way)
        .execute()
    },
  }
}
