import type { Database } from '#server/db/database.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { createFactorEndingService, FACTOR_ENDING_LETTER } from './factor-ending.service.ts'
import { factorEndingNotice } from './factor-ending-bell.ts'
import { factorEndingWords } from './factor-ending-letter.texts.ts'
import { createFactorEndingsStore } from './factor-endings.store.ts'
import { createSecondFactorService, SECOND_FACTOR_LETTER } from './second-factor.service.ts'
import { createSecondFactorStore } from './second-factor.store.ts'
import { secondFactorLetterWords } from './second-factor-letter.texts.ts'

type Made = 'factors' | 'endings' | 'removeFactor' | 'database' | 'mail' | 'words' | 'notices'
type Tools = Omit<
  Parameters<typeof createSecondFactorService>[0] & Parameters<typeof createFactorEndingService>[0],
  Made
> & {
  mail: Pick<MailService, 'queue' | 'deliverSoon' | 'withdraw' | 'enlist'>
  words: Pick<WordsService, 'read' | 'enlist'>
  notices: Pick<NoticesService, 'tell' | 'enlist'>
}

/** What signing in takes beside the password, and what of it staff end, with the letters. */
export function wireSecondFactor(database: Database, tools: Tools) {
  const { mail, words, notices } = tools
  const factors = createSecondFactorStore(database)
  const secondFactor = createSecondFactorService({ ...tools, factors, database })
  const factorEnding = createFactorEndingService({
    ...tools,
    endings: createFactorEndingsStore(database),
    removeFactor: secondFactor.remove,
    database,
  })
  words.enlist(secondFactorLetterWords)
  mail.enlist(SECOND_FACTOR_LETTER, secondFactor.writeLetter)
  words.enlist(factorEndingWords)
  mail.enlist(FACTOR_ENDING_LETTER, factorEnding.writeLetter)
  notices.enlist(factorEndingNotice)
  return { secondFactor, factorEnding }
}
