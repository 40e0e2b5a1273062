import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { legalPathOf, type StandingDocument } from '#shared/legal-paths.ts'
import type { Words } from '#shared/texts/words.ts'
import { definePage, type Page, type PageHead } from '#web/routing/page.ts'
import { legalQueries } from './legal.queries.ts'
import { LegalScreen } from './legal-screen.tsx'

/** What all pages of documents have in common. */
export const legalPage = {
  Screen: LegalScreen,
  address: ({ key }: LegalDocument) => legalPathOf(key),
  languages: ({ languages }: LegalDocument) => languages,
}

/** The page of a document that every site has; `words` are said of it until staff have written their own. */
export function standingPage(key: StandingDocument, words: Words<PageHead>): Page {
  return definePage<LegalDocument>({
    ...legalPage,
    about: () => legalQueries.document(key),
    head({ language, readTexts }, found?: LegalDocument) {
      const delivered = readTexts(words, language)
      if (!found || found.isSample) return delivered
      return {
        title: found[`title_${language}`],
        description: found[`lead_${language}`] ?? delivered.description,
      }
    },
  })
}
