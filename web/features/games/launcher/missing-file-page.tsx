import { addresses } from '#shared/addresses.ts'
import { LAUNCHER_FILES, PLATFORMS, type Platform } from '#shared/constants/launcher.ts'
import { fill } from '#shared/texts/words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Poster } from '#web/pictures/poster.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { ErrorScreen } from '#web/ui/error-screen.tsx'
import { PLATFORM_NAMES } from './download.data.ts'
import { missingFileTexts, missingFileWords } from './missing-file.texts.ts'

/** Stands at the fixed link of a platform as long as nothing is published for it. */
export function MissingFilePage() {
  const texts = useTexts(missingFileTexts)
  const words = useTexts(missingFileWords)
  const platform = platformAt(useLocation().pathname)
  return (
    <ErrorScreen
      code="404"
      mark={words.mark}
      title={words.title}
      detail={fill(words.detail, { platform: PLATFORM_NAMES[platform] })}
      poster={
        <Poster
          path="/images/case-donate.jpg"
          alt={texts.crate}
          tone="sand"
          seed={8}
          caption={words.crateCaption}
        />
      }
    >
      <ButtonLink to={addresses.download} variant="primary">
        {texts.back}
      </ButtonLink>
      <a href={LAUNCHER_FILES[platform].link} className={buttonClass({ variant: 'outline' })}>
        {texts.retry}
      </a>
    </ErrorScreen>
  )
}

/** The platform whose fixed link a path is. */
export function platformAt(path: string): Platform {
  return PLATFORMS.find((each) => LAUNCHER_FILES[each].link === path) ?? 'windows'
}
