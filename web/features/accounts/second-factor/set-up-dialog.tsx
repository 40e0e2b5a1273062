import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { secondFactorCodeSchema } from '#shared/contract/accounts/second-factor.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { QrPicture } from './qr-picture.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useBeginSecondFactor, useTurnOnSecondFactor } from './second-factor.mutations.ts'
import { secondFactorTexts } from './second-factor.texts.ts'

const schema = z.object({ code: secondFactorCodeSchema })

/** Scan, prove, save the codes for the day the phone is lost. `onDone` closes it where that was done. */
export function SetUpDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const texts = useTexts(secondFactorTexts)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { mutate, data, error, isPending, isIdle } = useBeginSecondFactor()
  useEffect(() => mutate(), [mutate])
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <Dialog isOpen onClose={onClose} title={texts.setUpTitle} className="max-h-[calc(100dvh-2rem)] max-w-md">
      <Loaded
        query={{ isPending: isPending || isIdle, data, error, refetch: () => mutate() }}
        loadFailed={texts.beginFailed}
      >
        {(begun) => <SetUpForm begun={begun} onDone={setCodes} />}
      </Loaded>
    </Dialog>
  )
}

function SetUpForm({
  begun,
  onDone,
}: {
  begun: { secret: string; address: string }
  onDone: (codes: readonly string[]) => void
}) {
  const texts = useTexts(secondFactorTexts)
  const { mutateAsync } = useTurnOnSecondFactor()
  const form = useForm({
    schema,
    submit: async (typed) => onDone((await mutateAsync(typed)).recoveryCodes),
  })
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <p className="text-muted">{texts.scan}</p>
      <QrPicture text={begun.address} label={texts.picture} />
      <p className="text-sm text-muted">
        {texts.secret}{' '}
        <code className="block font-mono break-all text-text">
          {begun.secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <TextField
        label={texts.code}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errors.code}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.turnOnFailed)} />}
      <SubmitButton form={form} label={texts.confirm} busyLabel={texts.confirming} className="w-full" />
    </form>
  )
}
