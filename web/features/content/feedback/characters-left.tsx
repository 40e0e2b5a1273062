import { FEEDBACK_MESSAGE_MAX } from '#shared/constants/content-limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { feedbackTexts } from './feedback.texts.ts'

/** How many characters more a review may have, or fewer it must: what is pasted is never cut. */
export function CharactersLeft({ left }: { left: number }) {
  const texts = useTexts(feedbackTexts)
  const { language } = useLanguage()
  const figure = (count: number) => <span className="tabular-nums">{formatNumber(count, language)}</span>
  if (left >= 0)
    return (
      <>
        {texts.charactersLeft} {figure(left)}
      </>
    )
  return (
    <>
      <span className="text-alarm">
        {texts.charactersTooMany} {figure(-left)}. {texts.charactersAllowed} {figure(FEEDBACK_MESSAGE_MAX)}.
      </span>
      <span role="status" className="sr-only">
        {texts.tooLong}
      </span>
    </>
  )
}
