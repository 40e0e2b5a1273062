import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Poster } from '#web/pictures/poster.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorScreen } from '#web/ui/error-screen.tsx'
import { errorPagesTexts } from './error-pages.texts.ts'
import { useReload } from './use-reload.ts'

export function NotFoundPage() {
  const texts = useTexts(errorPagesTexts)
  return (
    <ErrorScreen
      code="404"
      mark={texts.notFoundMark}
      title={texts.notFound}
      detail={texts.notFoundDetail}
      poster={
        <Poster
          path="/images/gallery-6.jpg"
          alt={texts.bridge}
          tone="dusk"
          seed={6}
          caption={texts.bridgeCaption}
        />
      }
    >
      <ButtonLink to={addresses.home} variant="primary">
        {texts.backToHome}
      </ButtonLink>
      <Button variant="outline" onClick={useReload()}>
        {texts.refresh}
      </Button>
    </ErrorScreen>
  )
}
