import { useTexts } from '#web/i18n/language.tsx'
import { Poster } from '#web/pictures/poster.tsx'
import { errorPagesTexts, errorPagesWords } from './error-pages.texts.ts'

/** Where a fault is being looked into. */
export function ControlRoom() {
  const texts = useTexts(errorPagesTexts)
  const words = useTexts(errorPagesWords)
  return (
    <Poster
      path="/images/gallery-4.jpg"
      alt={texts.controlRoom}
      tone="night"
      seed={4}
      caption={words.controlRoomCaption}
    />
  )
}
