/** Tries what a sign-in needs, without an account: its table, the hashing of passwords and the sessions. */
import { hashPassword, verifyPassword } from '#server/lib/password-hash.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { SessionsService } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'

export function createSignInTrial({
  users,
  sessions,
}: {
  users: Pick<UsersStore, 'findByLogin'>
  sessions: Pick<SessionsService, 'authenticate'>
}) {
  const password = createToken()
  let passwordHash: string | undefined

  /** Whether somebody could sign in; throws where the database does not answer. */
  return async (): Promise<boolean> => {
    // No name may hold a space, so nobody is met.
    const nobody = await users.findByLogin(`${createToken()} nobody`)
    const noSession = await sessions.authenticate(createToken())
    passwordHash ??= await hashPassword(password)
    return nobody === undefined && noSession === null && (await verifyPassword(passwordHash, password))
  }
}
