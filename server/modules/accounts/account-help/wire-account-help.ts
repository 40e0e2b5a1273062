import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { type AccountHelpService, createAccountHelpService } from './account-help.service.ts'
import { passwordLinkMadeNotice } from './password-link-bell.ts'
import { enlistPasswordLinkNotice } from './password-link-notice.ts'
import { createRestoreName, type RestoreName } from './restore-name.service.ts'

type Tools = Parameters<typeof createAccountHelpService>[0] &
  Parameters<typeof createRestoreName>[0] & {
    mail: MailService
    notices: NoticesService
    site: Pick<SiteService, 'current'>
    words: WordsService
  }

/** What staff do for somebody, with the letter that tells of it. */
export function wireAccountHelp({
  site,
  words,
  ...tools
}: Tools): AccountHelpService & { restoreName: RestoreName } {
  enlistPasswordLinkNotice({ users: tools.users, site, words, mail: tools.mail })
  tools.notices.enlist(passwordLinkMadeNotice)
  return { ...createAccountHelpService(tools), restoreName: createRestoreName(tools) }
}
