import { Fingerprint } from 'lucide-react'
import type { ProvedPasskey } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { passkeyButtonTexts } from './passkey-button.texts.ts'
import { deviceRefusal, knowsPasskeys } from './passkey-support.ts'
import { useProvePasskey } from './prove-passkey.mutations.ts'

type PasskeyButtonProps = {
  /** Sends what the device has proved; `form` is the one that the button stands in. */
  onProved: (passkey: ProvedPasskey, form: HTMLFormElement | null) => Promise<unknown>
}

/** Has a device prove a passkey; not there in browsers that know none. */
export function PasskeyButton({ onProved }: PasskeyButtonProps) {
  const texts = useTexts(passkeyButtonTexts)
  const { mutate, isPending } = useProvePasskey()
  function tell(error: unknown) {
    if (deviceRefusal(error) === null) toastFailure(texts.failed, error)
    else toast({ title: texts.failed, description: texts.cancelled, variant: 'destructive' })
  }
  if (!knowsPasskeys()) return null
  return (
    <Button
      variant="outline"
      className="w-full"
      aria-busy={isPending || undefined}
      onClick={({ currentTarget: { form } }) =>
        isPending || mutate((passkey) => onProved(passkey, form), { onError: tell })
      }
    >
      <Fingerprint size={18} strokeWidth={1.5} aria-hidden="true" />
      {isPending ? texts.waiting : texts.use}
    </Button>
  )
}
