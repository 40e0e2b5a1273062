import { addresses } from '#shared/addresses.ts'
import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorScreen } from '#web/ui/error-screen.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { ControlRoom } from './control-room.tsx'
import { errorPagesTexts } from './error-pages.texts.ts'
import { faultTexts } from './fault.texts.ts'

/** Says what is known of a fault: the server's own sentence with the id of the request, or that the page is at fault. */
export function FaultScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts(faultTexts)
  const pages = useTexts(errorPagesTexts)
  const words = useTexts(wordsTexts)
  const failures = useTexts(callFailureTexts)
  const refusal = error instanceof ApiError ? error : null
  return (
    <ErrorScreen
      code={refusal?.status?.toString() ?? texts.code}
      mark={texts.mark}
      title={texts.title}
      detail={refusal ? refusal.message || failures.internal : texts.inThePage}
      poster={<ControlRoom />}
    >
      <Button variant="primary" onClick={onRetry}>
        {words.retry}
      </Button>
      <ButtonLink to={addresses.home} variant="outline">
        {pages.backToHome}
      </ButtonLink>
    </ErrorScreen>
  )
}
