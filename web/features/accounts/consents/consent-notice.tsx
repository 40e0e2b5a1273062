import { addresses } from '#shared/addresses.ts'
import type { OwnConsent } from '#shared/contract/accounts/consents.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { consentsTexts } from './consents.texts.ts'
import { Edition } from './edition.tsx'
import { useAnswer } from './use-answer.ts'

/** Asks about the privacy policy of this edition; goes with the answer, and the focus with it. */
export function ConsentNotice({ consent, onAnswered }: { consent: OwnConsent; onAnswered: () => void }) {
  const texts = useTexts(consentsTexts)
  const { answer, isPending } = useAnswer(consent, onAnswered)
  return (
    <Notice title={texts.subject}>
      <p>
        {texts.asked} <TextLink to={addresses.privacy}>{texts.policy}</TextLink>
        <Edition of={consent} />. {texts.free}
      </p>
      <div className="flex flex-wrap gap-3" aria-busy={isPending || undefined}>
        <Button variant="outline" size="sm" onClick={() => answer(true, texts.given)}>
          {texts.give}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => answer(false)}>
          {texts.decline}
        </Button>
      </div>
    </Notice>
  )
}
