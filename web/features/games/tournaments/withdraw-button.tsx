import { useState } from 'react'
import { failureMessage } from '#web/api/api-error.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { registrationTexts } from './registration.texts.ts'
import { useWithdraw } from './registrations.mutations.ts'

/** Gives the place back, once that is confirmed: another may take it at once. */
export function WithdrawButton({ id }: { id: number }) {
  const texts = useTexts(registrationTexts)
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useWithdraw(id, () => toast({ title: texts.withdrawn }))
  function close() {
    setAsking(false)
    reset()
  }
  return (
    <>
      <Button variant="outline" className="max-sm:w-full" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      <RemoveDialog
        isOpen={isAsking}
        title={texts.withdrawTitle}
        labels={{ cancel: texts.keep, remove: texts.withdraw, removing: texts.withdrawing }}
        failure={error && failureMessage(error, texts.withdrawFailed)}
        isPending={isPending}
        onConfirm={() => {
          if (!isPending) mutate()
        }}
        onClose={close}
      >
        <p>{texts.withdrawText}</p>
      </RemoveDialog>
    </>
  )
}
