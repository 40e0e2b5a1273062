import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import type { User } from '#shared/contract/accounts/users.ts'

/** An account as `reader` may see it. */
export function seenBy<Seen extends User>(reader: Pick<CurrentUser, 'permissions'>, user: Seen): Seen {
  return seesPersonalData(reader) ? user : { ...user, email: null, pendingEmail: null }
}
