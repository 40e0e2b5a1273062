import type { EmailChangeService } from '#server/modules/accounts/email-change/email-change.service.ts'
import type { EmailUndosStore } from '#server/modules/accounts/email-change/email-undos.store.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { PersonalDataService } from '#server/modules/platform/personal-data/personal-data.service.ts'
import { createDeletionService } from './deletion.service.ts'
import { createErasing } from './erasing.service.ts'

type Tools = Omit<Parameters<typeof createDeletionService>[0], 'erasing' | 'audit' | 'mail' | 'links'> & {
  formerAddresses: EmailUndosStore
  audit: AuditService
  personalData: Pick<PersonalDataService, 'forgetAccount'>
  mail: MailService
  links: MailedLinksService
  emailChange: Pick<EmailChangeService, 'enlist'>
}

/** How accounts go, by their owners' wish or by staff. */
export function wireDeletion({ emailChange, ...tools }: Tools) {
  const erasing = createErasing(tools)
  const deletion = createDeletionService({ ...tools, erasing })
  tools.mail.enlist('deletion-undo', tools.links.writerOf('deletion-undo'))
  // Whoever took the mailbox over may have deleted the account as well.
  emailChange.enlist(async (userId) => void (await deletion.withdraw(userId)))
  return { erasing, deletion }
}
