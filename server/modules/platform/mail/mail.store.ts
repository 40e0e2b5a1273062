import type { Database } from '#server/db/database.ts'

export type MailStore = ReturnType<typeof createMailStore>
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

    /** Claims one letter that is due, so that no other process sends it before `retryAt`. */
    claimDue: (now: number, retryAt: number) =>
      database.query
        .updateTable('pending_mail')
        .set((mail) => ({ attempts: mail('attempts', '+', 1), next_attempt_at: retryAt }))
        .where('id', '=', (mail) =>
          mail
            .selectFrom('pending_mail as due')
            .select('due.id')
            .where('due.next_attempt_at', '<=', now)
            .where('due.held_at', 'is', null)
            .orderBy('due.next_attempt_at')
            .orderBy('due.id')
            .limit(1),
        )
        .where('next_attempt_at', '<=', now)
        .returning(['id', 'kind', 'user_id', 'about', 'attempts', 'created_at'])
        .executeTakeFirst(),

    async postpone(id: number, nextAttemptAt: number): Promise<void> {
      await database.query
        .updateTable('pending_mail')
        .set({ next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .execute()
    },
    /** Lets a letter wait that was not tried. */
    async delay(id: number, until: number): Promise<void> {
      await database.query
        .updateTable('pending_mail')
        .set((mail) => ({ attempts: mail('attempts', '-', 1), next_attempt_at: until }))
        .where('id', '=', id)
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
export type PendingMail = NonNullable<Awaited<ReturnType<MailStore['claimDue']>>>
