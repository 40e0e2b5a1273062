import type { AttemptProvider } from '#shared/constants/shop/payments.ts'
import type { OwnTopUp } from '#shared/contract/shop/top-ups.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { openPayment } from '#web/features/shop/orders/open-payment.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { topUpTexts } from './top-up.texts.ts'
import { usePayTopUp } from './top-ups.mutations.ts'

/** Says how the payment of an unpaid one stands, and leads to it: to the one that is open, else to another. */
export function TopUpPayment({
  topUp: { id, number, provider, payUrl, isRefused },
  providers,
}: {
  topUp: OwnTopUp
  providers: readonly AttemptProvider[]
}) {
  const texts = useTexts(topUpTexts)
  const pay = usePayTopUp(id)
  const way = providers.find((one) => one === provider) ?? providers[0]

  function open() {
    if (payUrl !== null) return openPayment(payUrl)
    if (way === undefined || pay.isPending) return
    pay.mutate(way, { onSuccess: ({ payUrl }) => payUrl !== null && openPayment(payUrl) })
  }

  return (
    <>
      {payUrl === null && (
        <p className={isRefused ? 'text-sm text-alarm' : 'text-sm text-muted'}>
          {isRefused ? texts.refused : texts.silent}
          {isRefused && way !== undefined && ` ${texts.tryAgain}`}
        </p>
      )}
      {pay.error && <FormFailure message={failureMessage(pay.error, texts.payFailed)} />}
      {(payUrl !== null || way !== undefined) && (
        <Button
          variant="outline"
          size="sm"
          aria-label={pay.isPending ? undefined : `${texts.pay}: ${texts.number(number)}`}
          aria-busy={pay.isPending || undefined}
          // The second half of a double click would ask for a second payment.
          onClick={({ detail }) => detail < 2 && open()}
        >
          {pay.isPending ? texts.opening : texts.pay}
        </Button>
      )}
    </>
  )
}
