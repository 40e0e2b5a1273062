import { letterLink } from '#server/modules/accounts/rules/language-of.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { letterWithLink } from '#server/modules/accounts/rules/letter-with-link.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import { passwordNoticeWords } from './password-notice.texts.ts'

/** As the queue of letters knows it. */
export const PASSWORD_NOTICE = 'password-changed'

/** Has the letter written that tells of a changed password. */
export function enlistPasswordNotice({
  users,
  site,
  words,
  mail,
}: {
  users: Pick<UsersStore, 'find'>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read' | 'enlist'>
  mail: Pick<MailService, 'enlist'>
}): void {
  words.enlist(passwordNoticeWords)
  mail.enlist(PASSWORD_NOTICE, async (userId) => {
    const user = await users.find(userId)
    if (!user) return null
    const terms = await letterTerms(user, passwordNoticeWords, { site, words })
    const link = letterLink(addresses.forgot, terms)
    return {
      to: user.email,
      isConfirmed: user.email_verified_at !== null,
      letter: letterWithLink({ ...terms, username: user.username, link }, terms.words),
    }
  })
}
