import { NEW_DEVICE_LETTER } from '#server/modules/accounts/rules/letter-kinds.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { securityLetter } from '#server/modules/accounts/rules/security-letter.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { describeDevice } from '#shared/constants/security/device.ts'
import { fill } from '#shared/texts/words.ts'
import { longMoment, zoneName } from '#shared/zone-time.ts'
import { newDeviceLetterWords } from './new-device-letter.texts.ts'
import type { SessionsStore } from './sessions.store.ts'

type Addressee = { username: string; email: string; language: string }

/** Has the letter written that tells of a sign-in in a browser that was not known. */
export function enlistNewDeviceLetter({
  sessions,
  findUser,
  site,
  words,
  mail,
  now,
}: {
  sessions: Pick<SessionsStore, 'listOfUser'>
  findUser: (id: number) => Promise<Addressee | undefined>
  site: Pick<SiteService, 'current' | 'timeZone'>
  words: Pick<WordsService, 'read' | 'enlist'>
  mail: Pick<MailService, 'enlist'>
  now: () => Date
}): void {
  words.enlist(newDeviceLetterWords)
  // Of the latest session; where that was ended already, without it. There is none when the account has gone.
  mail.enlist(NEW_DEVICE_LETTER, async (userId) => {
    const user = await findUser(userId)
    if (!user) return null
    const terms = await letterTerms(user, newDeviceLetterWords, { site, words })
    const { language, words: said } = terms
    const [session] = (await sessions.listOfUser(userId, now().getTime())).sort(
      (left, right) => right.created_at - left.created_at,
    )
    const timeZone = await site.timeZone()
    const time = (at: number) => `${longMoment(at, language, timeZone)} (${zoneName(timeZone, new Date(at))})`
    const device =
      session &&
      fill(said.device, {
        device: describeDevice(session, language),
        network: session.network ?? '—',
        time: time(session.created_at),
      })
    const { username, email } = user
    return {
      to: email,
      letter: securityLetter({
        ...terms,
        username,
        subject: said.subject,
        told: device ? [said.told, device] : [said.told],
      }),
    }
  })
}
