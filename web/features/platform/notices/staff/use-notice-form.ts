import { useState } from 'react'
import type { NoticeDraft, SentNotice } from '#shared/contract/platform/notices.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { useForm } from '#web/editing/use-form.ts'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { useSendNotice } from './admin-notices.mutations.ts'
import { draftOf, noticeFormSchema } from './notice-form.ts'

/** Sends what the form holds; what goes to many waits until it is confirmed. */
export function useNoticeForm({ onSent }: { onSent: (sent: SentNotice) => void }) {
  const { mutateAsync } = useSendNotice()
  const keyOf = useKeyOfRequest()
  const [asked, setAsked] = useState<NoticeDraft | null>(null)

  async function send(draft: NoticeDraft): Promise<void> {
    const sent = await mutateAsync({ key: keyOf(draft), draft })
    keyOf.forget()
    onSent(sent)
  }

  const form = useForm({
    schema: noticeFormSchema,
    sentences: staffValidationTexts,
    submit: async (values) => {
      const draft = draftOf(values)
      if (typeof draft.to === 'object' && 'username' in draft.to) await send(draft)
      else setAsked(draft)
    },
  })
  return { form, asked, send, dismiss: () => setAsked(null) }
}
