/** Work that a browser does before one more account is made in a network that has just made some (protocol of ALTCHA, version 1). */
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { AppError } from '#server/lib/app-error.ts'
import { type CountTogether, createCallCounts } from '#server/lib/limits/call-counts.ts'
import { networkOf } from '#server/lib/net/network-of.ts'
import type { WorkToDo } from '#shared/contract/accounts/auth.ts'
import type { SpentProofsStore } from './spent-proofs.store.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** How long a proof is good: a form may be filled in slowly, but the work is done when it is sent. */
const GOOD_MS = 10 * MINUTE_MS
/** Half as many digests on average: a second of a phone, and nothing to whoever makes one account. */
const DIGESTS_MAX = 100_000

/** What is to be done once the account is there. */
type Spend = () => Promise<void>

export type ProofOfWorkService = ReturnType<typeof createProofOfWorkService>
export function createProofOfWorkService({
  spent,
  hmacKey,
  after,
  together,
  onAlone,
  now,
}: {
  spent: SpentProofsStore
  /** The same in every process. */
  hmacKey: () => string
  /** How many accounts a network makes in an hour without. */
  after: number
  together: CountTogether | undefined
  /** Told when the processes could not count together. */
  onAlone: (error: unknown) => void
  now: () => Date
}) {
  const count = createCallCounts({
    rule: 'accounts made',
    max: after,
    windowMs: HOUR_MS,
    together,
    onAlone,
  })

  /** What was solved and until when it is good; null for what is no solution of ours, or too old. */
  async function read(proof: string): Promise<{ challenge: string; expiresAt: number } | null> {
    if (!(await isSolved(proof, hmacKey()))) return null
    const { challenge } = JSON.parse(atob(proof)) as { challenge: string }
    const expiresAt = Number(extractParams(proof).expires) * 1_000
    return expiresAt > now().getTime() ? { challenge, expiresAt } : null
  }

  return {
    make: (): Promise<WorkToDo> =>
      createChallenge({
        hmacKey: hmacKey(),
        maxnumber: DIGESTS_MAX,
        expires: new Date(now().getTime() + GOOD_MS),
      }) as Promise<WorkToDo>,

    /**
     * Counts one more account of a network.
     * @returns what to do in the transaction that makes it
     * @throws {AppError} `proof_of_work_required` for one too many in an hour without a proof that is good
     */
    async count(address: string, proof: string | undefined): Promise<Spend> {
      const { calls } = await count(networkOf(address))
      if (calls <= after) return async () => {}
      const solved = proof === undefined ? null : await read(proof)
      if (!solved) throw new AppError('proof_of_work_required')
      return async () => {
        if (!(await spent.spend(solved.challenge, solved.expiresAt)))
          throw new AppError('proof_of_work_required')
      }
    },

    forgetExpired: () => spent.removeExpired(now().getTime()),
  }
}

/** Anything may have been sent. */
async function isSolved(proof: string, hmacKey: string): Promise<boolean> {
  try {
    return await verifySolution(proof, hmacKey, false)
  } catch {
    return false
  }
}
