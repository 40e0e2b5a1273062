import type { Database } from '#server/db/database.ts'

export type MailStore = ReturnType<typeof createMailStore>

/** A letter that waits for its turn. */
export type DueMail = {
  id: number
  kind: string
  user_id: number
  about: number | null
  next_attempt_at: number
  created_at: number
}

export function createMailStore(database: Database) {
  const withdraw = (kind: string, userId: number) => withdrawAll(kind, [userId], null)

  async function withdrawAll(kind: string, userIds: readonly number[], about: number | null): Promise<void> {
    await database.query
      .deleteFrom('pending_mail')
      .where('kind', '=', kind)
      .where('user_id', 'in', userIds)
      .where('about', about === null ? 'is' : '=', about)
      .execute()
  }

  return {
    withdraw,

    /** Queues a letter to each of some accounts; one of its kind about the same that still waits goes. */
    async replace(
      kind: string,
      userIds: readonly number[],
      about: number | null,
      now: number,
    ): Promise<void> {
      if (userIds.length === 0) return
      await withdrawAll(kind, userIds, about)
      await database.query
        .insertInto('pending_mail')
        .values(
          userIds.map((user_id) => ({
            kind,
            user_id,
            about,
            next_attempt_at: now,
            created_at: now,
            held_at: null,
          })),
        )
        .execute()
    },

    /** Letters that are due, the longest first; at most `limit`. */
    listDue: (now: number, limit: number) =>
      database.query
        .selectFrom('pending_mail')
        .select(['id', 'kind', 'user_id', 'about', 'next_attempt_at', 'created_at'])
        .where('next_attempt_at', '<=', now)
        .where('held_at', 'is', null)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Claims a letter as it was listed, so that no other process sends it before `retryAt`; gives nothing where one did, or it was taken back. */
    claim: ({ id, next_attempt_at }: Pick<DueMail, 'id' | 'next_attempt_at'>, retryAt: number) =>
      database.query
        .updateTable('pending_mail')
        .set((mail) => ({ attempts: mail('attempts', '+', 1), next_attempt_at: retryAt }))
        .where('id', '=', id)
        .where('next_attempt_at', '=', next_attempt_at)
        .where('held_at', 'is', null)
        .returning('attempts')
        .executeTakeFirst(),

    async postpone(id: number, nextAttemptAt: number): Promise<void> {
      await database.query
        .updateTable('pending_mail')
        .set({ next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .execute()
    },
    /** Lets letters wait that were due at `listedAt`, but for those that another process claimed meanwhile. */
    async delay(ids: readonly number[], listedAt: number, until: number): Promise<void> {
      await database.query
        .updateTable('pending_mail')
        .set({ next_attempt_at: until })
        .where('id', 'in', ids)
        .where('next_attempt_at', '<=', listedAt)
        .execute()
    },

    /** When letters went to a mailbox since then, the latest first. */
    listSent: async (mailbox: string, since: number): Promise<number[]> =>
      (
        await database.query
          .selectFrom('mailbox_letters')
          .select('sent_at')
          .where('mailbox', '=', mailbox)
          .where('sent_at', '>', since)
          .orderBy('sent_at', 'desc')
          .execute()
      ).map(({ sent_at }) => sent_at),

    async noteSent(mailbox: string, at: number): Promise<void> {
      await database.query.insertInto('mailbox_letters').values({ mailbox, sent_at: at }).execute()
    },

    async forgetSent(before: number): Promise<void> {
      await database.query.deleteFrom('mailbox_letters').where('sent_at', '<=', before).execute()
    },

    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('pending_mail').where('id', '=', id).execute()
    },

    /** How many letters are held, and since when the first. */
    findHeld: () =>
      database.query
        .selectFrom('pending_mail')
        .where('held_at', 'is not', null)
        .select((mail) => [
          mail.fn.countAll<number>().as('count'),
          mail.fn.min<number | null>('held_at').as('held_at'),
        ])
        .executeTakeFirstOrThrow(),
    /** They are as new: none is given up for the tries it had. */
    async releaseHeld(now: number): Promise<void> {
      await database.query
        .updateTable('pending_mail')
        .set({ held_at: null, attempts: 0, next_attempt_at: now })
        .where('held_at', 'is not', null)
        .execute()
    },
    async removeHeld(): Promise<void> {
      await database.query.deleteFrom('pending_mail').where('held_at', 'is not', null).execute()
    },
  }
}
