import { FEEDBACK_MESSAGE_MAX } from '#shared/constants/content-limits.ts'
import { feedbackMessageSchema } from '#shared/contract/content/feedback.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { useCreateFeedback } from './feedback.mutations.ts'
import { feedbackTexts, feedbackWords } from './feedback.texts.ts'

/** Nobody is told of a limit that is far away. */
const ROOM_TOLD_FROM = 200

/** `draft` lives with the page, so that the text outlasts the session it was written in. */
export function FeedbackForm({
  username,
  draft,
  onDraftChange,
}: {
  username: string
  draft: string
  onDraftChange: (text: string) => void
}) {
  const texts = useTexts(feedbackTexts)
  const words = useTexts(feedbackWords)
  const { mutateAsync } = useCreateFeedback()
  const left = FEEDBACK_MESSAGE_MAX - draft.trim().length
  const form = useForm({
    schema: feedbackMessageSchema,
    submit: (values) => mutateAsync(values),
    onSuccess: () => {
      onDraftChange('')
      toast({ title: texts.sent, description: texts.sentDetail })
    },
    onInvalid: (message) => toast({ title: message, variant: 'destructive' }),
    onFailure: (error) => toastFailure(texts.sendFailed, error),
  })

  return (
    <Card>
      <h2 className="display mb-5 text-xl">{words.formTitle}</h2>
      <form {...form.formProps} className="space-y-5">
        <TextField label={texts.username} value={username} readOnly autoComplete="username" />
        <TextArea
          label={texts.message}
          name="message"
          rows={5}
          required
          placeholder={words.messagePlaceholder}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          hint={left <= ROOM_TOLD_FROM && <CharactersLeft left={left} />}
          error={form.errors.message}
        />
        {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.sendFailed)} />}
        <SubmitButton form={form} label={texts.submit} busyLabel={texts.submitting} className="w-full" />
      </form>
    </Card>
  )
}
