/** The one way in which an account goes for good, whoever wants it. */
import type { EmailUndosStore } from '#server/modules/accounts/email-change/email-undos.store.ts'
import type { LeavingUsersStore } from '#server/modules/accounts/users/leaving-users.store.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { PersonalDataService } from '#server/modules/platform/personal-data/personal-data.service.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'

export type Erasing = ReturnType<typeof createErasing>
export function createErasing({
  users,
  leaving,
  formerAddresses,
  audit,
  mail,
  personalData,
}: {
  users: Pick<UsersStore, 'find'>
  leaving: Pick<LeavingUsersStore, 'lock' | 'remove'>
  formerAddresses: Pick<EmailUndosStore, 'listAddresses'>
  audit: Pick<AuditService, 'record' | 'forget'>
  mail: Pick<MailService, 'forgetLettersTo'>
  personalData: Pick<PersonalDataService, 'forgetAccount'>
}) {
  /** All addresses that letters of an account went to. */
  async function listAddresses(id: number): Promise<string[]> {
    const user = await users.find(id)
    if (!user) return []
    const { email, pending_email } = user
    return [
      ...new Set([
        email,
        ...(pending_email ? [pending_email] : []),
        ...(await formerAddresses.listAddresses(id)),
      ]),
    ]
  }

  return {
    listAddresses,

    /**
     * Removes an account with all that is kept about it; of what was done to it the log keeps that it was done. Joins the caller's
     * transaction, after which `forgetLetters` is called. False when it went meanwhile, or its owner wants it back.
     */
    async erase(id: number, by: { actorId: number } | { askedBefore: number }): Promise<boolean> {
      const isByStaff = 'actorId' in by
      if (!(await leaving.lock(id, isByStaff ? undefined : by.askedBefore))) return false
      await personalData.forgetAccount(id)
      await leaving.remove(id)
      await audit.record({
        noun: userAudit,
        action: isByStaff ? 'delete' : 'erase',
        nounId: id,
        actorId: isByStaff && by.actorId !== id ? by.actorId : null,
        before: null,
        after: null,
      })
      await audit.forget(userAudit, id)
      return true
    },

    /** Removes letters that lie as files. */
    async forgetLetters(addresses: readonly string[]): Promise<void> {
      for (const address of addresses) await mail.forgetLettersTo(address)
    },
  }
}
