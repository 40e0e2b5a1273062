import { useRef, useState } from 'react'
import type { NoticeDraft, SentNotice } from '#shared/contract/platform/notices.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { useForm } from '#web/editing/use-form.ts'
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

/** The same key for as long as the same is sent and did not arrive: a repetition after a lost connection counts once. */
function useKeyOfRequest() {
  const last = useRef({ request: '', key: '' })
  const keyOf = (draft: object): string => {
    const request = JSON.stringify(draft)
    if (last.current.request !== request)
      last.current = { request, key: Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-') }
    return last.current.key
  }
  return Object.assign(keyOf, { forget: () => (last.current = { request: '', key: '' }) })
}
