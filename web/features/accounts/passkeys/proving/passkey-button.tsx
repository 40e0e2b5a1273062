import { Fingerprint } from 'lucide-react'
import { useRef } from 'react'
import type { ProvedPasskey } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { passkeyButtonTexts } from './passkey-button.texts.ts'
import { deviceRefusal, knowsPasskeys } from './passkey-support.ts'
import { useProvePasskey } from './prove-passkey.mutations.ts'
import { useOfferedPasskeys } from './use-offered-passkeys.ts'

type PasskeyButtonProps = {
  /** Sends what the device has proved; `form` is the one that the button stands in. */
  onProved: (passkey: ProvedPasskey, form: HTMLFormElement | null) => Promise<unknown>
  /** The form has a field that the browser may fill in with one (`autocomplete="… webauthn"`). */
  isOffered?: boolean
}

/** Has a device prove a passkey; not there in browsers that know none. */
export function PasskeyButton({ onProved, isOffered = false }: PasskeyButtonProps) {
  const texts = useTexts(passkeyButtonTexts)
  const { mutate, isPending } = useProvePasskey()
  const button = useRef<HTMLButtonElement>(null)
  const handOver = (passkey: ProvedPasskey) => onProved(passkey, button.current?.form ?? null)
  useOfferedPasskeys(isOffered && !isPending, (passkey) =>
    handOver(passkey).then(
      () => true,
      (error: unknown) => {
        tell(error)
        return false
      },
    ),
  )
  function tell(error: unknown) {
    if (deviceRefusal(error) === null) toastFailure(texts.failed, error)
    else toast({ title: texts.failed, description: texts.cancelled, variant: 'destructive' })
  }
  if (!knowsPasskeys()) return null
  return (
    <Button
      ref={button}
      variant="outline"
      className="w-full"
      aria-busy={isPending || undefined}
      onClick={() => isPending || mutate(handOver, { onError: tell })}
    >
      <Fingerprint size={18} strokeWidth={1.5} aria-hidden="true" />
      {isPending ? texts.waiting : texts.use}
    </Button>
  )
}
