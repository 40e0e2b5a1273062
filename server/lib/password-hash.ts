import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

let unknownAccountHash: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2ID)
}

/**
 * Whether `password` is the one `passwordHash` was made of. Without a hash, as for an account that does not
 * exist, it takes as long and answers false, so that time does not tell who is registered.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password')
  const matches = await verify(passwordHash ?? (await unknownAccountHash), password.normalize('NFKC'))
  return matches && passwordHash !== undefined
}
