import { useTexts } from '#web/i18n/language.tsx'
import { paths } from '#web/routing/paths.ts'
import { legalTexts } from './legal.texts.ts'
import { LegalScreen } from './legal-screen.tsx'
import { PRIVACY_EDITION, privacyTexts } from './privacy.texts.ts'

export function PrivacyPage() {
  const { terms } = useTexts(legalTexts)
  return (
    <LegalScreen
      text={useTexts(privacyTexts)}
      edition={PRIVACY_EDITION}
      seeAlso={{ to: paths.terms, label: terms }}
    />
  )
}
