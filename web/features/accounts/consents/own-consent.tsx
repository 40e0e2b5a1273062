import type { OwnConsent as Consent } from '#shared/contract/accounts/consents.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { useOwnConsent } from './consents.queries.ts'
import { consentsTexts } from './consents.texts.ts'
import { Edition } from './edition.tsx'
import { useAnswer } from './use-answer.ts'

/** What one consented to, and the way to give it or take it back. */
export function OwnConsent() {
  const consent = useOwnConsent()
  return consent ? <Line consent={consent} /> : null
}

function Line({ consent }: { consent: Consent }) {
  const { language } = useLanguage()
  const texts = useTexts(consentsTexts)
  const { answer, isPending } = useAnswer(consent)
  const { givenAt } = consent
  const isGiven = givenAt !== null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 grow basis-56 text-sm text-muted">
        {texts.subject}:{' '}
        {isGiven ? (
          <>
            {texts.givenAt} <time dateTime={givenAt}>{formatDate(givenAt, 'date', language)}</time>
          </>
        ) : (
          texts.notGiven
        )}
        <Edition of={consent} />
      </p>
      <Button
        variant="outline"
        aria-busy={isPending || undefined}
        onClick={() => answer(!isGiven, isGiven ? texts.takenBack : texts.given)}
      >
        {isGiven ? texts.takeBack : texts.giveLater}
      </Button>
    </div>
  )
}
