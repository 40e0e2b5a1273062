import { useState } from 'react'
import { WAKE_HOST_MAX } from '#shared/constants/games/azlink.ts'
import { type AzlinkView, azlinkSettingsSchema } from '#shared/contract/games/azlink/azlink-staff.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useChangeAzlink, useTryWaking } from './azlink.mutations.ts'
import { azlinkTexts } from './azlink.texts.ts'

/** Where the plugin is woken and what it is trusted with. */
export function AzlinkForm({ serverId, settings }: { serverId: number; settings: AzlinkView['settings'] }) {
  const texts = useTexts(azlinkTexts)
  const [port, setPort] = useState(String(settings.wakePort))
  const { mutateAsync } = useChangeAzlink(serverId)
  const form = useForm({
    schema: azlinkSettingsSchema,
    sentences: staffValidationTexts,
    extras: () => ({ wakePort: Number(port) }),
    submit: (draft) => mutateAsync({ ...draft, version: settings.version }),
    onSuccess: () => toast({ title: texts.saved }),
  })
  return (
    <form {...form.formProps} aria-label={texts.settings} className="space-y-4" autoComplete="off">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <TextField
          label={texts.wakeHost}
          hint={texts.wakeHostHint}
          name="wakeHost"
          maxLength={WAKE_HOST_MAX}
          defaultValue={settings.wakeHost ?? ''}
          error={form.errors.wakeHost}
        />
        <TextField
          label={texts.wakePort}
          hint={texts.wakePortHint}
          name="wakePort"
          inputMode="numeric"
          value={port}
          onChange={(event) => setPort(event.target.value)}
          error={form.errors.wakePort}
        />
      </div>
      <div>
        <Checkbox name="isProxy" label={texts.isProxy} defaultChecked={settings.isProxy} />
        <p className="max-w-prose pl-8 text-sm text-muted">{texts.isProxyHint}</p>
      </div>
      <div>
        <Checkbox
          name="isWithoutReceipts"
          label={texts.isWithoutReceipts}
          defaultChecked={settings.isWithoutReceipts}
        />
        <p className="max-w-prose pl-8 text-sm text-muted">{texts.isWithoutReceiptsHint}</p>
      </div>
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.saveFailed)} />}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} variant="outline" label={texts.save} />
        {settings.wakeHost !== null && <TryWaking serverId={serverId} />}
      </div>
    </form>
  )
}

function TryWaking({ serverId }: { serverId: number }) {
  const texts = useTexts(azlinkTexts)
  const { mutate, data, error, isPending } = useTryWaking(serverId)
  return (
    <>
      <Button variant="ghost" disabled={isPending} onClick={() => mutate()}>
        {isPending ? texts.trying : texts.tryWaking}
      </Button>
      <p role="status" className="text-sm text-muted">
        {error ? failureMessage(error, texts.tryFailed) : data && texts.outcomes[data.outcome]}
      </p>
    </>
  )
}
