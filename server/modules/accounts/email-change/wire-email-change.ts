import type { Database } from '#server/db/database.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import {
  createEmailChangeService,
  EMAIL_UNDO_LETTER,
  type EmailChangeService,
} from './email-change.service.ts'
import { emailUndoWords } from './email-undo.texts.ts'
import { createEmailUndosStore } from './email-undos.store.ts'

type Tools = Omit<Parameters<typeof createEmailChangeService>[0], 'undos' | 'database' | 'mail' | 'words'> & {
  mail: Pick<MailService, 'queue' | 'enlist'>
  words: Pick<WordsService, 'read' | 'enlist'>
}

/** Changes of address with their letters. */
export function wireEmailChange(database: Database, tools: Tools): EmailChangeService {
  const { mail, words } = tools
  const emailChange = createEmailChangeService({ ...tools, undos: createEmailUndosStore(database), database })
  words.enlist(emailUndoWords)
  mail.enlist(EMAIL_UNDO_LETTER, emailChange.writeLetter)
  return emailChange
}
