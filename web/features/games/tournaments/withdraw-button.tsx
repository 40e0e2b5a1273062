import { Suspense, useState } from 'react'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { registrationTexts } from './registration.texts.ts'
import { useWithdraw } from './registrations.mutations.ts'

/** Few ask for it, so it comes with the question. */
const RemoveDialog = lazyWithFallback(
  () => import('#web/editing/removal/remove-dialog.tsx').then((module) => module.RemoveDialog),
  () => <PartMissing asked />,
)

/** Gives the place back, once that is confirmed: another may take it at once. */
export function WithdrawButton({ id, onWithdrawn }: { id: number; onWithdrawn: () => void }) {
  const texts = useTexts(registrationTexts)
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useWithdraw(id, () => {
    toast({ title: texts.withdrawn })
    setAsking(false)
    onWithdrawn()
  })
  function close() {
    setAsking(false)
    reset()
  }
  return (
    <>
      <Button variant="outline" className="max-sm:w-full" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <RemoveDialog
            isOpen
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
        </Suspense>
      )}
    </>
  )
}
