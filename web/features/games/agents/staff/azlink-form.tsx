import * as z from 'zod/mini'
import { WAKE_HOST_MAX } from '#shared/constants/games/azlink.ts'
import { type AzlinkView, azlinkSettingsSchema } from '#shared/contract/games/azlink/azlink-staff.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { numberInText } from '#web/editing/fields/number-in-text.ts'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useSingleEditor } from '#web/editing/use-single-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useChangeAzlink, useRefetchAzlink, useTryWaking } from './azlink.mutations.ts'
import { azlinkTexts } from './azlink.texts.ts'

type Settings = AzlinkView['settings']

const formSchema = z.extend(azlinkSettingsSchema, {
  wakePort: numberInText(azlinkSettingsSchema.shape.wakePort),
})

const fieldsOf = ({ wakeHost, wakePort, isProxy, isWithoutReceipts }: Settings) => ({
  ...{ wakeHost: wakeHost ?? '', wakePort: String(wakePort) },
  ...{ isProxy: isProxy ? TICKED : '', isWithoutReceipts: isWithoutReceipts ? TICKED : '' },
})

/** Where the plugin is woken and what it is trusted with. */
export function AzlinkForm({ serverId, settings }: { serverId: number; settings: Settings }) {
  const texts = useTexts(azlinkTexts)
  const { mutateAsync } = useChangeAzlink(serverId)
  const editing = useSingleEditor({
    noun: `azlink:${serverId}`,
    saved: settings,
    fieldsOf,
    refetch: useRefetchAzlink(serverId),
    schema: formSchema,
    send: async (values, { version }) => (await mutateAsync({ ...values, version })).settings,
    onSaved: () => void toast({ title: texts.saved }),
    saveFailed: texts.saveFailed,
  })
  const { edits, form, item } = editing
  const bind = (name: 'wakeHost' | 'wakePort') => ({
    name,
    label: texts[name],
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const bindBox = (name: 'isProxy' | 'isWithoutReceipts') => ({
    name,
    label: texts[name],
    checked: edits.values[name] === TICKED,
    onChange: (event: { target: { checked: boolean } }) =>
      edits.set(name, event.target.checked ? TICKED : ''),
  })
  const { wakeHost, wakePort, isProxy, isWithoutReceipts } = texts
  return (
    <form {...form.formProps} aria-label={texts.settings} className="space-y-4" autoComplete="off">
      <EditNotices
        editing={editing}
        labels={{ wakeHost, wakePort, isProxy, isWithoutReceipts }}
        removed={{ title: texts.gone }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <TextField {...bind('wakeHost')} hint={texts.wakeHostHint} maxLength={WAKE_HOST_MAX} />
        <TextField {...bind('wakePort')} hint={texts.wakePortHint} inputMode="numeric" />
      </div>
      <div>
        <Checkbox {...bindBox('isProxy')} />
        <p className="max-w-prose pl-8 text-sm text-muted">{texts.isProxyHint}</p>
      </div>
      <div>
        <Checkbox {...bindBox('isWithoutReceipts')} />
        <p className="max-w-prose pl-8 text-sm text-muted">{texts.isWithoutReceiptsHint}</p>
      </div>
      <SaveFailure editing={editing} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} variant="outline" label={texts.save} />
        {item.wakeHost !== null && <TryWaking serverId={serverId} />}
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
