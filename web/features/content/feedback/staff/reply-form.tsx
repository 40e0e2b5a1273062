import { useEffect, useRef } from 'react'
import { FEEDBACK_MESSAGE_MAX } from '#shared/constants/content-limits.ts'
import { feedbackMessageSchema, type StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useEdits } from '#web/editing/use-edits.ts'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useUnsavedWarning } from '#web/routing/use-unsaved-warning.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'

/** What staff answer to a review; the text is kept until it is sent or given up. */
export function ReplyForm({
  item,
  onSend,
  onClose,
}: {
  item: StaffFeedbackItem
  onSend: (message: string) => Promise<void>
  onClose: () => void
}) {
  const texts = useTexts(adminFeedbackTexts)
  const words = useTexts(wordsTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  const edits = useEdits(`reply:${item.id}`, { message: item.reply?.message ?? '' })
  const allowLeave = useUnsavedWarning(edits.isChanged)
  const form = useForm({
    schema: feedbackMessageSchema,
    submit: ({ message }) => onSend(message),
    onSuccess: () => {
      edits.settle(edits.values, edits.values)
      allowLeave()
      onClose()
    },
  })
  const isConflict = form.failure instanceof ApiError && form.failure.code === 'conflict'
  useEffect(() => box.current?.focus(), [])

  function giveUp() {
    edits.discard()
    allowLeave()
    onClose()
  }
  return (
    <form {...form.formProps} className="mt-4 space-y-4 border-l-2 border-sand pl-4">
      <TextArea
        ref={box}
        label={texts.replyLabel}
        name="message"
        rows={4}
        maxLength={FEEDBACK_MESSAGE_MAX}
        value={edits.values.message}
        onChange={(event) => edits.set('message', event.target.value)}
        error={form.errors.message}
      />
      {form.failure !== null && !isConflict && (
        <FormFailure message={`${failureMessage(form.failure, texts.changeFailed)} ${texts.conflictReply}`} />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} label={texts.send} busyLabel={texts.sending} />
        <Button variant="ghost" onClick={giveUp}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
