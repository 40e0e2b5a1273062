import type { Database } from '#server/db/database.ts'
import type { Consent } from '#shared/constants/security/consents.ts'

export type ConsentsStore = ReturnType<typeof createConsentsStore>
export function createConsentsStore(database: Database) {
  return {
    /** What an account answered last about an edition. */
    findLast: (userId: number, consent: Consent, edition: string) =>
      database.query
        .selectFrom('consents')
        .where('user_id', '=', userId)
        .where('consent', '=', consent)
        .where('edition', '=', edition)
        .select(['is_given', 'answered_at'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async add(answer: {
      user_id: number
      consent: Consent
      edition: string
      is_given: number
      answered_at: number
    }): Promise<void> {
      await database.query.insertInto('consents').values(answer).execute()
    },
  }
}
