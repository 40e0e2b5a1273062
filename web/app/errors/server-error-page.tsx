import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorScreen } from '#web/ui/error-screen.tsx'
import { ControlRoom } from './control-room.tsx'
import { errorPagesTexts, errorPagesWords } from './error-pages.texts.ts'
import { useReload } from './use-reload.ts'

const CODES = ['500', '502', '503', '504'] as const

/** One of the server's error codes, drawn by lot (specification, section 2); the lot falls once the page is alive. */
export function ServerErrorPage() {
  const texts = useTexts(errorPagesTexts)
  const words = useTexts(errorPagesWords)
  const navigate = useNavigate()
  const reload = useReload()
  const isHydrated = useHydrated()
  const [drawn] = useState(() => CODES[Math.floor(Math.random() * CODES.length)] ?? CODES[0])
  return (
    <ErrorScreen
      code={isHydrated ? drawn : '5••'}
      mark={words.serverErrorMark}
      title={words.serverError}
      detail={words.serverErrorDetail}
      poster={<ControlRoom />}
    >
      <Button variant="primary" onClick={reload}>
        {texts.tryAgain}
      </Button>
      <ButtonLink to={addresses.home} variant="outline">
        {texts.backToHome}
      </ButtonLink>
      <Button variant="ghost" onClick={() => navigate(-1)}>
        {texts.goBack}
      </Button>
    </ErrorScreen>
  )
}
