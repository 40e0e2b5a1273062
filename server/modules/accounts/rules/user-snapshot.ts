import type { User } from '#shared/contract/accounts/users.ts'

/** What the log of changes keeps of an account. */
export function userSnapshot({ username, email, pendingEmail, discordUsername, rank, roles, ban }: User) {
  // Who banned is told by the entry itself.
  const { by: _, ...told } = ban ?? {}
  return { username, email, pendingEmail, discordUsername, rank, roles, ban: ban && told }
}
