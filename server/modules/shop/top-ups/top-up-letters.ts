/** What players are told of their top-ups by mail, to the address they gave. */
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { fill } from '#shared/texts/words.ts'
import { topUpLetterWords } from './top-up-letters.texts.ts'
import type { TopUpRow, TopUpsStore } from './top-ups.store.ts'

/** As the queue of letters knows them; each is about its top-up. */
export const TOP_UP_LETTER = 'top-up'
export const TOP_UP_REFUNDED_LETTER = 'top-up-refunded'

type Words = (typeof topUpLetterWords)['ru']
type Body = { subject: string; told: string[]; closing: string }

export function createTopUpLetters({
  topUps,
  letters,
}: {
  topUps: Pick<TopUpsStore, 'findById' | 'findOwner'>
  letters: AccountsServices['letters']
}) {
  const writing =
    (bodyOf: (words: Words, topUp: TopUpRow, language: Language) => Body | null): WriteLetter =>
    async (userId, about) => {
      const topUp = about === null ? undefined : await topUps.findById(about)
      const owner = topUp && (await topUps.findOwner(userId))
      if (!topUp || !owner || topUp.email === null || topUp.user_id !== userId) return null
      if (!bodyOf(topUpLetterWords.en, topUp, 'en')) return null
      const letter = await letters.write(owner, topUpLetterWords, ({ words, language }) => {
        const { subject, told, closing } = bodyOf(words, topUp, language) as Body
        const test = topUp.is_test === 1 ? [words.test] : []
        return { subject, told: [...told, ...test], closing, path: addresses.topUp }
      })
      // To an address that is not theirs for sure few letters go.
      const isConfirmed = owner.email_verified_at !== null && owner.email === topUp.email
      return { to: topUp.email, isConfirmed, letter }
    }

  return {
    paid: writing((words, { number, paid_kopecks, unclaimed_kopecks }, language) =>
      paid_kopecks === unclaimed_kopecks
        ? null
        : {
            subject: words.subject,
            told: [
              fill(words.paid, { number, total: formatRubles(paid_kopecks - unclaimed_kopecks, language) }),
            ],
            closing: words.closing,
          },
    ),
    refunded: writing((words, { number, refunded_kopecks }, language) =>
      refunded_kopecks === 0
        ? null
        : {
            subject: fill(words.refundedSubject, { number }),
            told: [fill(words.refunded, { number, total: formatRubles(refunded_kopecks, language) })],
            closing: words.refundedClosing,
          },
    ),
  }
}
