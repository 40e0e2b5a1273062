import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { Words } from '#shared/texts/words.ts'
import { languageOf } from './language-of.ts'

export type LetterTools = { site: Pick<SiteService, 'current'>; words: Pick<WordsService, 'read'> }

/** What a letter to an account is written with: the site as it is now, the reader's language, and what is said in it. */
export async function letterTerms<Texts>(
  reader: { language: string },
  asked: Words<Texts>,
  { site, words }: LetterTools,
): Promise<{ site: SiteInfo; language: Language; words: Texts }> {
  const current = await site.current()
  const language = languageOf(reader, current.languages)
  return { site: current, language, words: await words.read(asked, language) }
}
