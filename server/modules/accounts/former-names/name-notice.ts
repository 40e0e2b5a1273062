import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { securityLetter } from '#server/modules/accounts/rules/security-letter.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import { fill } from '#shared/texts/words.ts'
import { nameNoticeWords } from './name-notice.texts.ts'

export const NAME_NOTICE = 'name-changed'

type Addressee = { username: string; email: string; email_verified_at: number | null; language: string }

/** Has the letter written that tells somebody which name staff have given their account. */
export function enlistNameNotice({
  findUser,
  site,
  words,
  mail,
}: {
  findUser: (id: number) => Promise<Addressee | undefined>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read' | 'enlist'>
  mail: Pick<MailService, 'enlist'>
}): void {
  words.enlist(nameNoticeWords)
  mail.enlist(NAME_NOTICE, async (userId) => {
    const user = await findUser(userId)
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
