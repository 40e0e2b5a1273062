import { useTexts } from '#web/i18n/language.tsx'
import { paths } from '#web/routing/paths.ts'
import { legalTexts } from './legal.texts.ts'
import { LegalScreen } from './legal-screen.tsx'
import { TERMS_EDITION, termsTexts } from './terms.texts.ts'

export function TermsPage() {
  const { privacy } = useTexts(legalTexts)
  return (
    <LegalScreen
      text={useTexts(termsTexts)}
      edition={TERMS_EDITION}
      seeAlso={{ to: paths.privacy, label: privacy }}
    />
  )
}
