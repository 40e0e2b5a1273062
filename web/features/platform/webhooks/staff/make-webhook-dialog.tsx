import { useState } from 'react'
import { WEBHOOK_KINDS, type WebhookEvent, type WebhookKind } from '#shared/constants/security/webhooks.ts'
import { webhookDraftSchema } from '#shared/contract/platform/webhooks.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { useMakeWebhook } from './webhooks.mutations.ts'
import { webhooksTexts } from './webhooks.texts.ts'

/** Makes a hook, and shows its secret on the one occasion there is. */
export function MakeWebhookDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(webhooksTexts)
  const [secret, setSecret] = useState<string | null>(null)
  function close() {
    setSecret(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={secret === null ? texts.create : texts.made}
      className="max-w-lg"
    >
      {secret === null ? (
        <WebhookForm onMade={(made) => (made === null ? close() : setSecret(made))} onClose={close} />
      ) : (
        <div className="space-y-5 p-6">
          <p className="text-muted">{texts.secretLead}</p>
          <output
            aria-label={texts.secret}
            className="block border border-line bg-sunken p-4 font-mono text-sm break-all select-all"
          >
            {secret}
          </output>
          <div className="flex justify-end">
            <Button variant="primary" onClick={close}>
              {texts.done}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function WebhookForm({ onMade, onClose }: { onMade: (secret: string | null) => void; onClose: () => void }) {
  const texts = useTexts(webhooksTexts)
  const { mutateAsync } = useMakeWebhook()
  const [kind, setKind] = useState<WebhookKind>('standard')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['news.published'])
  const form = useForm({
    schema: webhookDraftSchema,
    sentences: staffValidationTexts,
    extras: () => ({ kind, events }),
    submit: async (draft) => onMade((await mutateAsync(draft)).secret),
  })
  return (
    <DialogForm
      form={form}
      failed={texts.makeFailed}
      onCancel={onClose}
      label={texts.make}
      busyLabel={texts.making}
    >
      <SelectField
        label={texts.kind}
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as WebhookKind)}
        options={WEBHOOK_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <WebhookFields kind={kind} errors={form.errors} events={events} onEvents={setEvents} />
    </DialogForm>
  )
}
