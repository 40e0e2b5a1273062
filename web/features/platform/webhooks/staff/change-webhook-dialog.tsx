import { useState } from 'react'
import type { Webhook } from '#shared/contract/platform/webhooks.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { WebhookFields } from './webhook-fields.tsx'
import { typedChangeSchema } from './webhook-form.ts'
import { useChangeWebhook } from './webhooks.mutations.ts'
import { webhooksTexts } from './webhooks.texts.ts'

/** Changes a hook in place; its kind and its secret stay. */
export function ChangeWebhookDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const texts = useTexts(webhooksTexts)
  const words = useTexts(wordsTexts)
  const { mutateAsync } = useChangeWebhook()
  const [events, setEvents] = useState<Webhook['events']>(hook.events)
  const form = useForm({
    schema: typedChangeSchema,
    extras: () => ({ kind: hook.kind, events, version: hook.version }),
    submit: (change) => mutateAsync({ id: hook.id, change }),
    onSuccess: () => {
      toast({ title: texts.changed })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.change} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.changeFailed}
        onCancel={onClose}
        label={words.save}
        busyLabel={texts.changing}
      >
        <p className="text-muted">
          {texts.kinds[hook.kind]} · {hook.target ?? texts.unknownTarget}
        </p>
        <WebhookFields
          kind={hook.kind}
          hook={hook}
          errors={form.errors}
          events={events}
          onEvents={(chosen) => setEvents([...chosen])}
        />
      </DialogForm>
    </Dialog>
  )
}
