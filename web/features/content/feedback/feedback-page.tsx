import { useDraft } from '#web/editing/use-draft.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { useSession } from '#web/session/session.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { feedbackWords } from './feedback.texts.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { SignInNotice } from './sign-in-notice.tsx'

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
              <FeedbackForm username={user.username} draft={draft} onDraftChange={setDraft} />
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
