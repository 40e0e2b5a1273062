import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { legalTexts } from './legal.texts.ts'
import { LegalScreen } from './legal-screen.tsx'
import { PRIVACY_EDITION, privacyTexts } from './privacy.texts.ts'

export function PrivacyPage() {
  const { terms } = useTexts(legalTexts)
  return (
    <LegalScreen
      section="privacy"
      text={useTexts(privacyTexts)}
      edition={PRIVACY_EDITION}
      seeAlso={{ to: addresses.terms, label: terms }}
    />
  )
}
