import type { Database } from '#server/db/database.ts'

export type MailStore = ReturnType<typeof createMailStore>
export function createMailStore(database: Database) {
  async function withdraw(kind: string, userId: number): Promise<void> {
    await database.query
      .deleteFrom('pending_mail')
      .where('kind', '=', kind)
      .where('user_id', '=', userId)
      .execute()
  }

  return {
    withdraw,

    /** Queues a letter; one of its kind that still waits for this account goes. */
    async replace(kind: string, userId: number, now: number): Promise<void> {
      await withdraw(kind, userId)
      await database.query
        .insertInto('pending_mail')
        .values({ kind, user_id: userId, next_attempt_at: now, created_at: now })
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
            .orderBy('due.next_attempt_at')
            .orderBy('due.id')
            .limit(1),
        )
        .where('next_attempt_at', '<=', now)
        .returning(['id', 'kind', 'user_id', 'attempts'])
        .executeTakeFirst(),

    async postpone(id: number, nextAttemptAt: number): Promise<void> {
      await database.query
        .updateTable('pending_mail')
        .set({ next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .execute()
    },
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('pending_mail').where('id', '=', id).execute()
    },
  }
}
export type PendingMail = NonNullable<Awaited<ReturnType<MailStore['claimDue']>>>
