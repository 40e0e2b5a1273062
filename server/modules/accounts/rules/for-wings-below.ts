import type { Letter } from '#server/lib/mail/mailer.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { Words } from '#shared/texts/words.ts'
import { isBanned } from './ban.ts'
import { type LetterTools, letterTerms } from './letter-terms.ts'
import { securityLetter } from './security-letter.ts'

type Told = { subject: string; told: readonly string[]; closing: string; path: string }

/** Letters of the wings below: in the reader's language, with the words as they are now and a way to a page. */
const createLetters = (tools: LetterTools) => ({
  async write<Texts extends { greeting: string; button: string }>(
    reader: { username: string; language: string },
    asked: Words<Texts>,
    say: (terms: { words: Texts; language: Language; site: SiteInfo }) => Told,
  ): Promise<Letter> {
    const terms = await letterTerms(reader, asked, tools)
    const { closing, ...told } = say(terms)
    const { greeting, button } = terms.words
    return securityLetter({
      ...terms,
      ...told,
      username: reader.username,
      words: { greeting, button, closing },
    })
  },
})

/** What the wings below need of the rules of accounts. */
export const forWingsBelow = (tools: LetterTools) => ({ isBanned, letters: createLetters(tools) })
