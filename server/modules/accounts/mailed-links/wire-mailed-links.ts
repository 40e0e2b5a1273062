import type { Database } from '#server/db/database.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { letterWords } from './letters.texts.ts'
import { createMailedLinksService, type MailedLinksService } from './mailed-links.service.ts'
import { createMailedTokensStore } from './mailed-tokens.store.ts'

type Tools = Omit<
  Parameters<typeof createMailedLinksService>[0],
  'tokens' | 'database' | 'mail' | 'words'
> & { mail: MailService; words: WordsService }

/** Links that are mailed or handed over, with the letters that carry them. */
export function wireMailedLinks(database: Database, { mail, words, ...tools }: Tools): MailedLinksService {
  const links = createMailedLinksService({
    ...tools,
    tokens: {
      verification: createMailedTokensStore(database, 'verification_tokens'),
      'password-reset': createMailedTokensStore(database, 'password_reset_tokens'),
      'deletion-undo': createMailedTokensStore(database, 'deletion_undo_tokens'),
      invitation: createMailedTokensStore(database, 'invitation_tokens'),
      'password-link': createMailedTokensStore(database, 'password_link_tokens'),
    },
    mail,
    words,
    database,
  })
  words.enlist(letterWords)
  mail.enlist('verification', links.writerOf('verification'))
  mail.enlist('password-reset', links.writerOf('password-reset'))
  mail.enlist('invitation', links.writerOf('invitation'))
  return links
}
