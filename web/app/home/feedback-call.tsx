import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Contours } from './contours.tsx'
import { feedbackCallTexts, feedbackCallWords } from './feedback-call.texts.ts'

/** The last block: an invitation to say something back. */
export function FeedbackCall({ number }: { number: number }) {
  const texts = useTexts(feedbackCallTexts)
  const words = useTexts(feedbackCallWords)
  return (
    <section
      aria-labelledby="feedback-call"
      className="below-fold relative overflow-hidden border-y border-line bg-raised"
    >
      <Contours className="absolute inset-0 mask-linear-[90deg,transparent_20%,#000] opacity-50" />
      <div className="column relative flex flex-col gap-8 py-12 md:flex-row md:items-end md:justify-between md:py-18">
        <div>
          <p className="label mb-4 text-muted">
            <span className="text-signal">{String(number).padStart(2, '0')}</span> / {words.name}
          </p>
          <h2 id="feedback-call" className="display text-4xl md:text-6xl">
            {words.title}
          </h2>
          <p className="mt-4 max-w-md text-lg text-muted">{words.text}</p>
        </div>
        <ButtonLink to={addresses.feedback} variant="primary" size="lg" className="shrink-0">
          {texts.button}
        </ButtonLink>
      </div>
    </section>
  )
}
