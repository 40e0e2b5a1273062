import { useEffect, useRef } from 'react'
import { FEEDBACK_MESSAGE_MAX } from '#shared/constants/content-limits.ts'
import { feedbackMessageSchema, type StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRefetchFeedback, useUpdateFeedback } from './admin-feedback.mutations.ts'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'

const replyOf = (item: StaffFeedbackItem | null) => ({ message: item?.reply?.message ?? '' })

/** What staff answer to a review; the text is kept until it is sent or given up. */
export function ReplyForm({ item: saved, onClose }: { item: StaffFeedbackItem; onClose: () => void }) {
  const texts = useTexts(adminFeedbackTexts)
  const words = useTexts(wordsTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync: update } = useUpdateFeedback()
  const editing = useEditor({
    noun: 'reply',
    saved,
    fieldsOf: replyOf,
    refetch: useRefetchFeedback(),
    schema: () => feedbackMessageSchema,
    send: ({ message }, item) => {
      const { id, version } = item ?? saved
      return update({ id, version, reply: message })
    },
    onSaved: () => {
      toast({ title: texts.replied })
      onClose()
    },
    saveFailed: texts.changeFailed,
  })
  const { edits, form, abandon } = editing
  useEffect(() => box.current?.focus(), [])
  return (
    <form {...form.formProps} className="mt-4 space-y-4 border-l-2 border-sand pl-4">
      <EditNotices editing={editing} labels={{ message: texts.replyLabel }} removed={{ title: texts.gone }} />
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
      <SaveFailure editing={editing} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} label={texts.send} busyLabel={texts.sending} />
        <Button
          variant="ghost"
          onClick={() => {
            abandon()
            onClose()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
