import { useId } from 'react'
import { APPEAL_MAX } from '#shared/constants/content-limits.ts'
import { type Appeal, appealAnswerSchema } from '#shared/contract/accounts/bans/appeals.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextArea } from '#web/ui/field.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { useAnswerAppeal } from './admin-appeals.mutations.ts'
import { useAppealOf } from './admin-appeals.queries.ts'
import { adminAppealsTexts } from './admin-appeals.texts.ts'

/** What a banned player says against the ban, and the answer to it. */
export function AppealOfUser({ userId, isEditable }: { userId: number; isEditable: boolean }) {
  const texts = useTexts(adminAppealsTexts)
  const id = useId()
  const { data, isPending, refetch } = useAppealOf(userId)
  if (isPending) return null
  if (!data) return <ErrorState message={texts.loadFailed} onRetry={() => refetch()} />
  const { appeal } = data
  return (
    <section aria-labelledby={id} className="mt-4 border border-line p-4">
      <h2 id={id} className="label text-sand">
        {texts.title}
      </h2>
      {appeal ? (
        <>
          <Statement by={texts.written} at={appeal.createdAt} text={appeal.message} />
          <AnswerOf appeal={appeal} userId={userId} isEditable={isEditable} />
        </>
      ) : (
        <p className="mt-2 text-muted">{texts.none}</p>
      )}
    </section>
  )
}

function Statement({ by, at, text }: { by: string; at: string; text: string }) {
  return (
    <div className="mt-3">
      <p className="text-sm text-muted">
        {by} <LocalTime dateTime={at} style="date-time" />
      </p>
      <p className="mt-1 whitespace-pre-wrap">{text}</p>
    </div>
  )
}

function AnswerOf({
  appeal: { answer, answeredAt },
  userId,
  isEditable,
}: {
  appeal: Appeal
  userId: number
  isEditable: boolean
}) {
  const texts = useTexts(adminAppealsTexts)
  const { mutateAsync } = useAnswerAppeal(userId)
  const form = useForm({
    schema: appealAnswerSchema,
    submit: (values) => mutateAsync(values),
    onSuccess: () => toast({ title: texts.sent }),
  })
  if (answer !== null && answeredAt !== null)
    return <Statement by={texts.answered} at={answeredAt} text={answer} />
  if (!isEditable) return null
  return (
    <form {...form.formProps} className="mt-4 space-y-4 border-l-2 border-sand pl-4">
      <TextArea
        label={texts.answer}
        name="answer"
        rows={4}
        required
        maxLength={APPEAL_MAX}
        hint={texts.answerHint}
        error={form.errors.answer}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.sendFailed)} />}
      <SubmitButton form={form} label={texts.send} busyLabel={texts.sending} />
    </form>
  )
}
