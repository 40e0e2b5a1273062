import { AppError } from '#server/lib/app-error.ts'
import { verifyPassword } from '#server/lib/password-hash.ts'

/**
 * The account whose password somebody knows; an unknown name takes as long as a wrong password.
 * @throws {AppError} `bad_credentials`
 */
export async function provePassword<Account extends { password_hash: string }>(
  users: { findByLogin: (login: string) => Promise<Account | undefined> },
  { username, password }: { username: string; password: string },
): Promise<Account> {
  const user = await users.findByLogin(username)
  if (!(await verifyPassword(user?.password_hash, password)) || !user) throw new AppError('bad_credentials')
  return user
}
