import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { registrationTexts } from './registration.texts.ts'

export function TermsNotice() {
  const texts = useTexts(registrationTexts)
  return (
    <p className="text-sm text-muted">
      {texts.termsStart} <TextLink to={addresses.terms}>{texts.terms}</TextLink> {texts.termsAnd}{' '}
      <TextLink to={addresses.privacy}>{texts.privacy}</TextLink>.
    </p>
  )
}
