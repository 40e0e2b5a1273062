import { renderSections } from '#server/lib/markdown.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { CollectionNamed } from '#shared/contract/content/collections/all-collections.ts'
import type { EntryOf } from '#shared/contract/content/collections/collection.ts'
import type { LegalDocument, LegalSection } from '#shared/contract/content/legal.ts'
import { slugOf } from '#shared/slug.ts'
import { PERSONAL_DATA_LIST } from '#shared/texts/legal/legal-document.ts'

export type LegalEntry = EntryOf<CollectionNamed<'legal'>>

const linkTo = ({ key, title_ru, title_en }: LegalEntry) => ({ key, title_ru, title_en })

/** A document as its page tells it, with the way to the others. */
export function presentLegal(
  entry: LegalEntry,
  all: readonly LegalEntry[],
  describePersonalData: (language: Language) => string,
): LegalDocument {
  const { isSample, languages, lead_ru, lead_en, edition } = entry
  const textIn = (language: Language) =>
    entry[`text_${language}`]
      .split('\n')
      .map((line) => (line.trim() === PERSONAL_DATA_LIST ? describePersonalData(language) : line))
      .join('\n')
  const [russian, english] = [sectionsOf(textIn('ru')), sectionsOf(textIn('en'))]
  return {
    ...linkTo(entry),
    isSample,
    languages,
    lead_ru,
    lead_en,
    edition,
    opening_ru: russian.opening,
    opening_en: english.opening,
    sections_ru: russian.sections,
    sections_en: english.sections,
    others: all.filter(({ key }) => key !== entry.key).map(linkTo),
  }
}

function sectionsOf(text: string): { opening: string; sections: LegalSection[] } {
  const { opening, sections } = renderSections(text)
  const taken = new Set<string>()
  return {
    opening,
    sections: sections.map(({ anchor, title, html }, index) => {
      const wanted = anchor ?? `section-${slugOf(title) || index + 1}`
      const id = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted
      taken.add(id)
      return { id, title, html }
    }),
  }
}
