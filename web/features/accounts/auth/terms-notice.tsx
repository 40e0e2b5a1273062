import { useTexts } from '#web/i18n/language.tsx'
import { paths } from '#web/routing/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { authTexts } from './auth.texts.ts'

export function TermsNotice() {
  const texts = useTexts(authTexts)
  return (
    <p className="text-sm text-muted">
      {texts.termsStart} <TextLink to={paths.terms}>{texts.terms}</TextLink> {texts.termsAnd}{' '}
      <TextLink to={paths.privacy}>{texts.privacy}</TextLink>.
    </p>
  )
}
