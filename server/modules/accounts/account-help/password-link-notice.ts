import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { securityLetter } from '#server/modules/accounts/rules/security-letter.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { PASSWORD_RESET_LIFETIME_MS } from '#shared/constants/account-limits.ts'
import { durationText } from '#shared/texts/duration.ts'
import { fill } from '#shared/texts/words.ts'
import { passwordLinkWords } from './password-link-notice.texts.ts'

/** As the queue of letters knows it. */
export const PASSWORD_LINK_NOTICE = 'password-link-made'

/** Has the letter written that tells somebody of a link which staff have made for their account. */
export function enlistPasswordLinkNotice({
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
  words.enlist(passwordLinkWords)
  mail.enlist(PASSWORD_LINK_NOTICE, async (userId) => {
    const user = await users.find(userId)
    if (!user) return null
    const terms = await letterTerms(user, passwordLinkWords, { site, words })
    const { subject, told, greeting, closing, button } = terms.words
    const lifetime = durationText(PASSWORD_RESET_LIFETIME_MS, 'hour', terms.language)
    return {
      to: user.email,
      isConfirmed: user.email_verified_at !== null,
      letter: securityLetter({
        ...terms,
        username: user.username,
        subject,
        told: [fill(told, { lifetime })],
        words: { greeting, closing, button },
      }),
    }
  })
}
