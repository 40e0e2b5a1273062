import type { Database } from '#server/db/database.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import {
  NOTICE_TOPIC_NAMES,
  NOTICE_TOPICS,
  NOTICE_WAYS,
  type NoticeTopic,
  type NoticeWay,
} from '#shared/constants/notices/notice-topics.ts'
import type { NoticeChoice } from '#shared/contract/platform/notice-choices.ts'
import type { NoticeChoicesStore } from './notice-choices.store.ts'

const isToldBy = (topic: NoticeTopic, way: NoticeWay) =>
  (NOTICE_TOPICS[topic] as readonly NoticeWay[]).includes(way)

export type NoticeChoicesService = ReturnType<typeof createNoticeChoicesService>
export function createNoticeChoicesService({
  choices,
  database,
}: {
  choices: NoticeChoicesStore
  database: Pick<Database, 'transaction'>
}) {
  async function list({ id }: Pick<CurrentUser, 'id'>): Promise<NoticeChoice[]> {
    const muted = new Set((await choices.listMuted(id)).map(({ topic, way }) => `${topic} ${way}`))
    return NOTICE_TOPIC_NAMES.map((topic) => ({
      topic,
      bell: !muted.has(`${topic} bell`),
      mail: isToldBy(topic, 'mail') ? !muted.has(`${topic} mail`) : null,
    }))
  }

  return {
    list,

    async change(
      { id }: CurrentUser,
      topic: NoticeTopic,
      wanted: Partial<Record<NoticeWay, boolean | undefined>>,
    ): Promise<NoticeChoice[]> {
      await database.transaction(async () => {
        for (const way of NOTICE_WAYS) {
          if (wanted[way] === undefined || !isToldBy(topic, way)) continue
          await choices[wanted[way] ? 'unmute' : 'mute'](id, topic, way)
        }
      })
      return list({ id })
    },

    /** Those of some accounts, a few hundred at most, who want to be told of it in this way. */
    async listWanting(userIds: readonly number[], topic: NoticeTopic, way: NoticeWay): Promise<number[]> {
      const muted = new Set(await choices.listMutedBy(userIds, topic, way))
      return userIds.filter((userId) => !muted.has(userId))
    },
  }
}
