import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { WorkToDo } from '#shared/contract/accounts/auth.ts'

/** How many digests are made before the page may answer again: some ten milliseconds of a phone. */
const AT_ONCE = 1_000

/**
 * Does the work, and says so as the server reads it. Not by `crypto.subtle`, which is not there without https.
 * @throws {Error} where no number up to the last is the one
 */
export async function solveWork(work: WorkToDo): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = work
  for (let number = 0; number <= maxnumber; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
    if (number % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve))
  }
  throw new Error('The work that was asked for has no end.')
}
