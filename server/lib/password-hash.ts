import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'
import { AppError } from './app-error.ts'
import { createQueue } from './concurrency/queue.ts'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** The other threads of the process are left to files and name servers. */
const AT_ONCE_MAX = 2
/** About a second and a half of work. */
const WAITING_MAX = 64
const RETRY_AFTER_S = 3

const inTurn = createQueue({
  atOnce: AT_ONCE_MAX,
  waitingMax: WAITING_MAX,
  refuse: () => new AppError('too_many_requests', { retryAfter: RETRY_AFTER_S }),
})
let unknownAccountHash: Promise<string> | undefined

/** @throws {AppError} `too_many_requests` when too many wait already, here and in `verifyPassword` */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), ARGON2ID))
}

/**
 * Whether `password` is the one `passwordHash` was made of. Without a hash, as for an account that does not
 * exist, it takes as long and answers false, so that time does not tell who is registered.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownAccountHash ??= hash('no account has this password', ARGON2ID)
  const compared = passwordHash ?? (await unknownAccountHash)
  const matches = await inTurn(() => verify(compared, password.normalize('NFKC')))
  return matches && passwordHash !== undefined
}
