import { useState } from 'react'
import { LANGUAGES } from '#shared/constants/languages.ts'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  WEBHOOK_NAME_MAX,
  type WebhookEvent,
  type WebhookKind,
} from '#shared/constants/security/webhooks.ts'
import { webhookDraftSchema } from '#shared/contract/platform/webhooks.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { FIELDS_BY_KIND } from './webhook-form.ts'
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
  const words = useTexts(wordsTexts)
  const { mutateAsync } = useMakeWebhook()
  const [kind, setKind] = useState<WebhookKind>('standard')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['news.published'])
  const form = useForm({
    schema: webhookDraftSchema,
    extras: () => ({ kind, events }),
    submit: async (draft) => onMade((await mutateAsync(draft)).secret),
  })
  const hints = {
    url: kind === 'discord' ? texts.discordHint : texts.urlHint,
    botToken: texts.botTokenHint,
    chat: texts.chatHint,
  }
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <SelectField
        label={texts.kind}
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as WebhookKind)}
        options={WEBHOOK_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <TextField
        label={texts.name}
        name="name"
        maxLength={WEBHOOK_NAME_MAX}
        autoComplete="off"
        required
        error={form.errors.name}
      />
      {FIELDS_BY_KIND[kind].map((field) => (
        <TextField
          key={`${kind} ${field}`}
          label={texts[field]}
          hint={hints[field]}
          name={field}
          autoComplete="off"
          required
          error={form.errors[field]}
        />
      ))}
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">{texts.events}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, event] : events.filter((each) => each !== event))
            }
            label={texts.eventNames[event]}
          />
        ))}
        {form.errors.events !== undefined && events.length === 0 && (
          <p className="text-sm text-alarm">{texts.eventsMissing}</p>
        )}
      </fieldset>
      {kind !== 'standard' && (
        <SelectField
          label={texts.language}
          name="language"
          options={LANGUAGES.map((value) => ({
            value,
            label: { ru: words.russian, en: words.english }[value],
          }))}
        />
      )}
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.makeFailed)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton form={form} label={texts.make} busyLabel={texts.making} />
      </div>
    </form>
  )
}
