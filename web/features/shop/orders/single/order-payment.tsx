import { useState } from 'react'
import type { PaymentWay } from '#shared/constants/shop/orders.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { openPayment } from '#web/features/shop/orders/open-payment.ts'
import { useCancelOrder, usePayOrder } from '#web/features/shop/orders/orders.mutations.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { PaymentWays } from '#web/features/shop/orders/payment-ways.tsx'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Pays an order that is not paid yet, by whatever can, or gives it up. */
export function OrderPayment({
  order,
  onCancelled,
}: {
  order: Order
  /** All of this is about to go, with the button that was pressed. */
  onCancelled: () => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(ordersTexts)
  const { id, providers, provider, payUrl, totalKopecks, expiresAt } = order
  const [chosen, setChosen] = useState<PaymentWay | null>(null)
  const [isSilent, setSilent] = useState(false)
  const pay = usePayOrder(id)
  const way = [chosen, provider, providers[0]].find((one): one is PaymentWay =>
    providers.some((each) => each === one),
  )
  /** What is open already is not opened a second time. */
  const openUrl = way === provider ? payUrl : null

  function open() {
    if (openUrl !== null) return openPayment(openUrl)
    if (way === undefined) return
    setSilent(false)
    pay.mutate(way, {
      onSuccess: ({ payUrl }) => (payUrl === null ? setSilent(way !== 'balance') : openPayment(payUrl)),
    })
  }

  return (
    <Card className="space-y-5 print:hidden">
      <div>
        <h2 className="display text-xl">{texts.payment}</h2>
        {expiresAt !== null && (
          <p className="mt-1 text-sm text-muted">
            {texts.payUntil} <LocalTime dateTime={expiresAt} style="date-time" />
          </p>
        )}
      </div>
      {providers.length > 1 && (
        <PaymentWays
          ways={providers}
          value={way ?? null}
          onChange={(next) => {
            setChosen(next)
            setSilent(false)
            pay.reset()
          }}
        />
      )}
      {pay.error && <FormFailure message={failureMessage(pay.error, texts.payFailed)} />}
      {isSilent && openUrl === null && (
        <p role="status" className="text-sm text-muted">
          {texts.silent}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        disabled={pay.isPending || (way === undefined && openUrl === null)}
        aria-busy={pay.isPending || undefined}
        // The second half of a double click would ask for a second payment.
        onClick={({ detail }) => detail < 2 && open()}
      >
        {pay.isPending ? texts.opening : texts.pay(formatKopecks(totalKopecks, language))}
      </Button>
      <CancelOrder id={id} onCancelled={onCancelled} />
    </Card>
  )
}

function CancelOrder({ id, onCancelled }: { id: string; onCancelled: () => void }) {
  const texts = useTexts(ordersTexts)
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error, reset } = useCancelOrder(id)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          reset()
          setAsked(true)
        }}
      >
        {texts.cancel}
      </Button>
      <RemoveDialog
        isOpen={isAsked}
        title={texts.cancelTitle}
        labels={{ cancel: texts.keep, remove: texts.cancel, removing: texts.cancelling }}
        failure={error && failureMessage(error, texts.cancelFailed)}
        isPending={isPending}
        onConfirm={() =>
          mutate(undefined, {
            onSuccess: () => {
              setAsked(false)
              onCancelled()
            },
          })
        }
        onClose={() => setAsked(false)}
      >
        <p>{texts.cancelDetail}</p>
      </RemoveDialog>
    </>
  )
}
