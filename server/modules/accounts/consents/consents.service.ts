import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import { CONSENTS, type Consent } from '#shared/constants/security/consents.ts'
import type { OwnConsent } from '#shared/contract/accounts/consents.ts'
import type { ConsentsStore } from './consents.store.ts'

/** The day of the edition in force of what is consented to; null of one without a day. */
type FindEdition = () => Promise<string | null>

/** As the table has it. */
const UNDATED = ''

export type ConsentsService = ReturnType<typeof createConsentsService>
export function createConsentsService({
  consents,
  database,
  now,
}: {
  consents: ConsentsStore
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  let findEdition: FindEdition = async () => null

  const keep = (userId: number, consent: Consent, edition: string | null, isGiven: boolean) =>
    consents.add({
      user_id: userId,
      consent,
      edition: edition ?? UNDATED,
      is_given: Number(isGiven),
      answered_at: now().getTime(),
    })

  async function list({ id }: Pick<CurrentUser, 'id'>): Promise<OwnConsent[]> {
    const edition = await findEdition()
    return Promise.all(
      CONSENTS.map(async (consent) => {
        const last = await consents.findLast(id, consent, edition ?? UNDATED)
        return {
          consent,
          edition,
          givenAt: last?.is_given ? isoTime(last.answered_at) : null,
          wasAsked: last !== undefined,
        }
      }),
    )
  }

  return {
    /** Who knows the documents says which edition is in force. */
    followEdition(find: FindEdition): void {
      findEdition = find
    },

    list,

    /** Keeps what was ticked at registration, in the caller's transaction. */
    async give(userId: number, given: readonly Consent[]): Promise<void> {
      if (given.length === 0) return
      const edition = await findEdition()
      for (const consent of new Set(given)) await keep(userId, consent, edition, true)
    },

    /** Of two answers that say the same the first one stands. @throws {AppError} `conflict` when another edition was read */
    async answer(
      { id }: CurrentUser,
      consent: Consent,
      { isGiven, edition }: { isGiven: boolean; edition: string | null },
    ): Promise<OwnConsent[]> {
      await database.transaction(async () => {
        if (edition !== (await findEdition())) throw new AppError('conflict')
        const last = await consents.findLast(id, consent, edition ?? UNDATED)
        if (last?.is_given !== Number(isGiven)) await keep(id, consent, edition, isGiven)
      })
      return list({ id })
    },
  }
}
