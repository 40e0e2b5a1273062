import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { createApiKeysStore } from '#server/modules/accounts/api-keys/api-keys.store.ts'
import { createMailedTokensStore } from '#server/modules/accounts/mailed-links/mailed-tokens.store.ts'
import { createPasskeysStore } from '#server/modules/accounts/passkeys/passkeys.store.ts'
import { createRolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { NO_BAN } from '#server/modules/accounts/rules/ban.ts'
import { userSnapshot } from '#server/modules/accounts/rules/user-snapshot.ts'
import { createSecondFactorStore } from '#server/modules/accounts/second-factor/second-factor.store.ts'
import { createSessionsStore } from '#server/modules/accounts/sessions/sessions.store.ts'
import { presentUser } from '#server/modules/accounts/users/present-user.ts'
import { createUsersStore } from '#server/modules/accounts/users/users.store.ts'
import { createAuditService } from '#server/modules/platform/audit/audit.service.ts'
import { createAuditStore } from '#server/modules/platform/audit/audit.store.ts'
import { keepAdminRoleComplete } from '#server/seeds/accounts/starting-roles.ts'
import { addresses } from '#shared/addresses.ts'
import { PASSWORD_RESET_LIFETIME_MS } from '#shared/constants/account-limits.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Gives an account back to whoever runs the machine: everything that could keep them out goes, and a link for a new
 * password is made that works once.
 * @throws {OperatorError} when there is no such account
 */
export async function resetAdministrator(
  database: Database,
  login: string,
  { site, now }: { site: Pick<Config['site'], 'url'>; now: Date },
): Promise<{ username: string; link: string }> {
  const users = createUsersStore(database)
  const roles = createRolesStore(database)
  const sessions = createSessionsStore(database)
  const factors = createSecondFactorStore(database)
  const links = createMailedTokensStore(database, 'password_reset_tokens')
  const audit = createAuditService({ audit: createAuditStore(database), now: () => now })
  const token = createToken()

  async function read(id: number) {
    const row = await users.find(id)
    if (!row) throw new OperatorError('The account has just been deleted.')
    return presentUser(row, { roles: await roles.listOfUsers([id]) }, now.getTime())
  }

  return database.transaction(async () => {
    await keepAdminRoleComplete(database)
    await roles.lockPrivileges()
    const found = await users.findByLogin(login)
    if (!found) throw new OperatorError(`There is no account called ${login}.`)
    const { id } = found
    const before = await read(id)

    // Whatever else comes to keep somebody out of an account is taken away here, too.
    await sessions.removeOf(id)
    await createApiKeysStore(database).removeOf(id)
    await createPasskeysStore(database).removeOf(id)
    await factors.remove(id)
    await users.setSecondFactor(id, null)
    await users.setBan(id, NO_BAN)
    const held = await roles.listByNames([...before.roles, ADMIN_ROLE])
    await roles.setOfUser(
      id,
      held.map((role) => role.id),
      now.getTime(),
    )
    await links.replace(id, hashToken(token), now.getTime() + PASSWORD_RESET_LIFETIME_MS)

    await audit.record({
      noun: userAudit,
      action: 'give_access',
      nounId: id,
      actorId: null,
      before: userSnapshot(before),
      after: userSnapshot(await read(id)),
    })
    return { username: before.username, link: `${site.url}${addresses.reset}#token=${token}` }
  })
}
