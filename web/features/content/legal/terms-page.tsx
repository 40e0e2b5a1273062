import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { legalTexts } from './legal.texts.ts'
import { LegalScreen } from './legal-screen.tsx'
import { TERMS_EDITION, termsTexts } from './terms.texts.ts'

export function TermsPage() {
  const { privacy } = useTexts(legalTexts)
  return (
    <LegalScreen
      section="terms"
      text={useTexts(termsTexts)}
      edition={TERMS_EDITION}
      seeAlso={{ to: addresses.privacy, label: privacy }}
    />
  )
}
