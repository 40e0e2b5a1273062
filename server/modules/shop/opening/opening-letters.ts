/** Writes to those who asked to hear that the shop has opened, each once, some at a time. */
import type { Database } from '#server/db/database.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import { addresses } from '#shared/addresses.ts'
import type { ShopOpeningStore } from './opening.store.ts'
import { openingLetterWords } from './opening-letter.texts.ts'

export const SHOP_OPENED_LETTER = 'shop-opened'
const AT_ONCE = 200

export function createOpeningLetters({
  requests,
  letters,
  mail,
  database,
}: {
  requests: Pick<ShopOpeningStore, 'hasAny' | 'takeSome' | 'findReader'>
  letters: AccountsServices['letters']
  mail: Pick<MailService, 'queue' | 'deliverSoon'>
  database: Pick<Database, 'transaction'>
}) {
  return {
    /** Queues the letters of those who wait. Meant to be called every second while the shop sells. */
    async tellSome(): Promise<void> {
      if (!(await requests.hasAny())) return
      const told = await database.transaction(async () => {
        const userIds = await requests.takeSome(AT_ONCE)
        for (const userId of userIds) await mail.queue(SHOP_OPENED_LETTER, userId)
        return userIds.length
      })
      if (told > 0) mail.deliverSoon()
    },

    writeLetter: (async (userId) => {
      const reader = await requests.findReader(userId)
      if (!reader) return null
      const letter = await letters.write(reader, openingLetterWords, ({ words }) => ({
        subject: words.subject,
        told: [words.opened],
        closing: words.closing,
        path: addresses.shop,
      }))
      return { to: reader.email, isConfirmed: reader.email_verified_at !== null, letter }
    }) satisfies WriteLetter,
  }
}
