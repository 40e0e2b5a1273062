import type { SeedOf } from '#shared/contract/content/collections/collection.ts'
import type { legal } from '#shared/contract/content/collections/legal.ts'
import type { LegalText } from '#shared/texts/legal/legal-document.ts'
import { OFFER_EDITION, offerTexts } from '#shared/texts/legal/offer.texts.ts'
import { PRIVACY_EDITION, privacyTexts } from '#shared/texts/legal/privacy.texts.ts'
import { TERMS_EDITION, termsTexts } from '#shared/texts/legal/terms.texts.ts'

/** Sections as Markdown; what looks like an address of the web stays mere text. */
const markdownOf = ({ sections }: LegalText) =>
  sections
    .map(({ id, title, paragraphs }) => [`## ${title} {#${id}}`, ...paragraphs].join('\n\n'))
    .join('\n\n')
    .replace(/\b([\w-]+)\.(net|com|org)\b/g, '$1\\.$2')

const documentOf = (key: string, edition: string, { ru, en }: Record<'ru' | 'en', LegalText>) => ({
  key,
  title_ru: ru.title,
  title_en: en.title,
  lead_ru: ru.lead,
  lead_en: en.lead,
  text_ru: markdownOf(ru),
  text_en: markdownOf(en),
  edition,
})

/** What the software does with people's data, the rules of the site, and a sample of the offer to buyers (specification, section 2). */
export const LEGAL_ENTRIES: Readonly<Record<string, SeedOf<typeof legal>>> = {
  privacy: documentOf('privacy', PRIVACY_EDITION, privacyTexts),
  terms: documentOf('terms', TERMS_EDITION, termsTexts),
  offer: documentOf('offer', OFFER_EDITION, offerTexts),
}
