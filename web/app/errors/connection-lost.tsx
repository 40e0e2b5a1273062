import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type Trouble, tryNow } from '#web/lib/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { connectionTexts } from './connection.texts.ts'

/** Stands in place of a page that does not come over a broken line; whoever waits for the line shows the page afterwards. */
export function ConnectionLost({
  trouble,
  hasPageBefore = false,
}: {
  trouble: Trouble
  /** The page before is still there, and can be gone back to. */
  hasPageBefore?: boolean
}) {
  const texts = useTexts(connectionTexts)
  const errors = useTexts(callFailureTexts)
  const words = useTexts(wordsTexts)
  return (
    <div role="alert" className="column py-16 md:py-28">
      <p className="label mb-3 text-signal">{texts.mark}</p>
      <h1 className="display max-w-3xl text-3xl text-balance md:text-5xl">{errors[trouble]}</h1>
      <p className="mt-4 mb-8 max-w-xl text-lg text-muted">
        {texts.comesBack} {hasPageBefore && texts.typed}
      </p>
      <Button variant="primary" onClick={tryNow}>
        {words.retry}
      </Button>
    </div>
  )
}
