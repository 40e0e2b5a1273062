/** What people change of their own account. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { lookAlike } from '#server/lib/names/look-alike.ts'
import type { EmailChangeService } from '#server/modules/accounts/email-change/email-change.service.ts'
import type { RenamesService } from '#server/modules/accounts/former-names/renames.service.ts'
import { assertFreeName } from '#server/modules/accounts/rules/reserved-names.ts'
import type { Persons } from '#server/modules/accounts/users/persons.ts'
import type { UserRow, UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { ProfileChange } from '#shared/contract/accounts/profile.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'

export type OwnAccountService = ReturnType<typeof createOwnAccountService>
export function createOwnAccountService({
  users,
  renames,
  emailChange,
  persons,
  audit,
  mail,
  site,
  database,
}: {
  users: UsersStore
  renames: RenamesService
  emailChange: Pick<EmailChangeService, 'plan'>
  persons: Pick<Persons, 'changeShown'>
  audit: Pick<AuditService, 'record'>
  mail: Pick<MailService, 'deliverSoon'>
  site: Pick<SiteService, 'current'>
  database: Pick<Database, 'transaction'>
}) {
  async function save(
    id: number,
    { username, email, discordUsername: discord, language }: ProfileChange,
  ): Promise<void> {
    const user = await users.find(id)
    if (!user) throw new AppError('not_signed_in')
    if (language !== undefined) await users.setLanguage(id, language)
    const change = email === undefined || isAsked(user, email) ? undefined : emailChange.plan(user, email)
    const isRenamed = username !== undefined && username !== user.username
    const isOtherDiscord = discord !== undefined && discord !== user.discord_username
    if (!change && !isRenamed && !isOtherDiscord) return
    if (isRenamed && lookAlike(username) !== lookAlike(user.username))
      assertFreeName(username, (await site.current()).name)
    const fields = {
      ...(isRenamed && { username }),
      ...(isOtherDiscord && { discord_username: discord }),
      ...change?.fields,
    }
    if (!(await users.update(id, fields, user.version))) throw new AppError('conflict')
    if (isRenamed) await renames.note(user, username, user)
    await change?.queueLetters()
    const changed = { noun: userAudit, action: 'update', nounId: id, actorId: id } as const
    const after = await users.find(id)
    await audit.record({ ...changed, before: snapshot(user), after: snapshot(after ?? user) })
  }

  return {
    async change({ id }: CurrentUser, change: ProfileChange): Promise<void> {
      const work = () => save(id, change)
      if (change.username === undefined) await database.transaction(work)
      else await persons.changeShown(work)
      mail.deliverSoon()
    },
  }
}

/** Whether it stands already, or waits to be confirmed. */
function isAsked({ email, pending_email }: UserRow, wanted: string): boolean {
  return pending_email === null ? wanted === email : wanted === pending_email
}

function snapshot({ username, email, pending_email, discord_username }: UserRow) {
  return { username, email, pendingEmail: pending_email, discordUsername: discord_username }
}
