import { useLoginByPasskey } from '#web/session/login.mutations.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Signs in by a passkey alone; whether to be remembered is said in the form around it. */
export function LogInByPasskey({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useLoginByPasskey()
  return (
    <PasskeyButton
      isOffered
      onProved={async (passkey, form) => {
        const remember = form !== null && new FormData(form).has('remember')
        await mutateAsync({ passkey, remember })
        onDone()
      }}
    />
  )
}
