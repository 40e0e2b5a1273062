import { NAME_NOTICE } from '#server/modules/accounts/rules/letter-kinds.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { securityLetter } from '#server/modules/accounts/rules/security-letter.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import { fill } from '#shared/texts/words.ts'
import { nameNoticeWords } from './name-notice.texts.ts'

/** Has the letter written that tells somebody which name staff have given their account. */
export function enlistNameNotice({
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
  words.enlist(nameNoticeWords)
  mail.enlist(NAME_NOTICE, async (userId) => {
    const user = await users.find(userId)
    if (!user) return null
    const terms = await letterTerms(user, nameNoticeWords, { site, words })
    const { subject, told, greeting, closing, button } = terms.words
    const { username } = user
    return {
      to: user.email,
      isConfirmed: user.email_verified_at !== null,
      letter: securityLetter({
        ...terms,
        username,
        subject,
        told: [fill(told, { username })],
        path: addresses.profile,
        words: { greeting, closing, button },
      }),
    }
  })
}
