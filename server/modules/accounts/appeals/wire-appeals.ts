import type { Database } from '#server/db/database.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { PendingService } from '#server/modules/platform/pending/pending.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { appealAnswerWords } from './appeal-answer.texts.ts'
import { APPEAL_ANSWER_LETTER, type AppealsService, createAppealsService } from './appeals.service.ts'
import { createAppealsStore } from './appeals.store.ts'

type Tools = Omit<Parameters<typeof createAppealsService>[0], 'appeals' | 'database' | 'mail' | 'words'> & {
  mail: MailService
  words: WordsService
  pending: Pick<PendingService, 'enlist'>
}

/** Appeals of bans, with the letters that answer them. */
export function wireAppeals(database: Database, tools: Tools): AppealsService {
  const appeals = createAppealsService({ ...tools, appeals: createAppealsStore(database), database })
  tools.words.enlist(appealAnswerWords)
  tools.pending.enlist({ appeals: { permission: 'ban_users', count: appeals.countOpen } })
  tools.mail.enlist(APPEAL_ANSWER_LETTER, appeals.writeAnswerLetter)
  return appeals
}
