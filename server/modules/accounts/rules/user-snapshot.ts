import type { User } from '#shared/contract/accounts/users.ts'

/** What the log of changes keeps of an account. */
export function userSnapshot({ username, email, pendingEmail, discordUsername, roles, ban }: User) {
  return { username, email, pendingEmail, discordUsername, roles, ban }
}
