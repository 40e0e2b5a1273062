import { useState } from 'react'
import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import { ReasonDialog } from '#web/editing/dialogs/reason-dialog.tsx'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useRefundOrder } from './admin-orders.mutations.ts'
import { refundsTexts } from './refunds.texts.ts'

/** Takes back all that an order gave which cost nothing. */
export function TakeBackButton({ id }: { id: string }) {
  const texts = useTexts(refundsTexts)
  const [isAsked, setAsked] = useState(false)
  const { mutateAsync } = useRefundOrder(id)
  const keyOf = useKeyOfRequest()
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {texts.takeBack}
      </Button>
      {isAsked && (
        <ReasonDialog
          texts={texts.takingBack}
          maxLength={ORDER_REASON_MAX}
          submit={async (reason) => {
            const draft = { reason }
            await mutateAsync({ draft, key: keyOf(draft) })
            toast({ title: texts.takenBack })
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
