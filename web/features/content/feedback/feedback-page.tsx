import { Suspense } from 'react'
import { useDraft } from '#web/editing/use-draft.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { useSession } from '#web/session/session.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { feedbackWords } from './feedback.texts.ts'
import { FeedbackList } from './feedback-list.tsx'
import { SignInNotice } from './sign-in-notice.tsx'

/** For those who are signed in; visitors only read. */
const FeedbackForm = lazyWithFallback(
  () => import('./feedback-form.tsx').then((module) => module.FeedbackForm),
  () => <PartMissing />,
)

export function FeedbackPage() {
  const texts = useTexts(feedbackWords)
  const { user } = useSession()
  const [draft, setDraft] = useDraft('feedback')
  return (
    <>
      <PageHeading
        mark={sectionMark('feedback', texts.mark)}
        title={texts.title}
        lead={texts.lead}
        band={<HeadingBand of="feedback" name="news-1" tone="night" position="object-[50%_62%]" />}
      />
      <div className="column">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-16">
          <div data-awaits-session>
            {user ? (
              <Suspense fallback={<Spinner className="min-h-80" />}>
                <FeedbackForm username={user.username} draft={draft} onDraftChange={setDraft} />
              </Suspense>
            ) : (
              <SignInNotice hasDraft={draft !== ''} />
            )}
          </div>
          <section aria-labelledby="feedback-list">
            <h2 id="feedback-list" className="display mb-5 text-xl">
              {texts.listTitle}
            </h2>
            <FeedbackList />
          </section>
        </div>
      </div>
    </>
  )
}
