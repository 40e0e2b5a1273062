import { type ReactNode, useId } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Missing, PaymentWay } from '#shared/constants/shop/orders.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import type { OrderItem } from '#shared/contract/shop/order-items.ts'
import type { Quote } from '#shared/contract/shop/quote.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { PaymentWays } from '#web/features/shop/orders/payment-ways.tsx'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import { Consents } from './consents.tsx'
import { CouponField } from './coupon-field.tsx'
import { RecipientField } from './recipient-field.tsx'
import { Total } from './total.tsx'
import { couponProblemIn, OF_COUPONS, useCheckout } from './use-checkout.ts'
import type { CheckoutDraft } from './use-checkout-draft.ts'

/** What is asked for in the form itself. */
const ASKED: readonly Missing[] = ['recipient', 'age']

/** Who gets it, how it is paid, to what the buyer agrees; one press makes the order. */
export function CheckoutForm({
  attempt,
  isSent,
  items,
  name,
  user,
  quote,
  isOld,
  pricesFailed,
  draft,
  usualWay,
  onChange,
  onRefused,
  onMade,
}: {
  attempt: string
  /** Whether it was sent before, and no answer came: what it took itself keeps nobody from sending it again. */
  isSent: boolean
  items: readonly OrderItem[]
  name: string
  user: Profile
  quote: Quote
  /** Whether a price for what is chosen now is still on its way. */
  isOld: boolean
  /** That it did not come, and why; nothing where it did. */
  pricesFailed: ReactNode
  draft: CheckoutDraft
  /** How the buyer paid last. */
  usualWay: string | null
  onChange: (changes: Partial<CheckoutDraft>) => void
  onRefused: () => void
  onMade: (leadsTo: 'payment' | 'order') => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(checkoutTexts)
  const blockedId = useId()
  const { form, refusal, forgetRefusal, isForAdults } = useCheckout({
    attempt,
    isSent,
    items,
    isGift: draft.isGift,
    coupon: draft.coupon,
    quote,
    isOld,
    onTypedCoupon: (coupon) => onChange({ coupon }),
    onRefused,
    onMade,
  })
  const { providers, missing, totalKopecks } = quote
  const isFree = totalKopecks === 0
  const couponProblem = couponProblemIn(quote)
  const others = missing.filter(({ code }) => !ASKED.includes(code) && !OF_COUPONS.includes(code))
  const way = [draft.provider, usualWay, providers[0]].find((one): one is PaymentWay =>
    providers.some((each) => each === one),
  )
  const isBlocked = (!isSent && others.length > 0) || (!isFree && way === undefined)
  const isAtWays = refusal?.code === 'provider_off' || refusal?.code === 'balance_too_low'
  const isAtCoupon = refusal?.code === 'coupon_refused'
  const isTold = isAtWays || isAtCoupon || refusal?.code === 'adults_only'
  return (
    <Card>
      <form {...form.formProps} className="space-y-6">
        <RecipientField
          name={name}
          isGift={draft.isGift}
          error={form.errors.name ?? form.errors.recipient ?? form.errors['recipient.name']}
          onChange={onChange}
        />
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={draft.email ?? user.email}
          onChange={(event) => onChange({ email: event.target.value })}
          error={form.errors.email}
        />
        <CouponField
          coupon={draft.coupon}
          isAsking={isOld}
          problem={couponProblem && texts.missing[couponProblem]}
          refusal={isAtCoupon ? refusal : null}
          onChange={(coupon) => {
            forgetRefusal()
            onChange({ coupon })
          }}
        />
        {isFree ? (
          <>
            <p className="text-sm text-muted">{texts.nothingToPay}</p>
            <input type="hidden" name="provider" value={way ?? 'balance'} />
          </>
        ) : providers.length === 0 ? (
          <Notice tone="warning" title={texts.noWays} />
        ) : (
          <PaymentWays
            ways={providers}
            value={way ?? null}
            onChange={(provider) => onChange({ provider })}
            error={form.errors.provider ?? (isAtWays ? refusal.message : undefined)}
          />
        )}
        <Total quote={quote} />
        <Consents isForAdults={isForAdults} errors={form.errors} />
        {pricesFailed}
        {refusal && !isTold && !(pricesFailed && refusal.code === 'network') && (
          <FormFailure
            message={
              refusal.code === 'idempotency_key_reused'
                ? texts.madeAlready
                : failureMessage(refusal, texts.failed)
            }
          />
        )}
        {(refusal?.code === 'idempotency_key_reused' || refusal?.code === 'too_many_unpaid_orders') && (
          <p>
            <TextLink to={addresses.orders}>{texts.toOrders}</TextLink>
          </p>
        )}
        {isSent && !form.isBusy && (
          <Notice title={texts.sentBefore}>
            <p>{texts.sentBeforeDetail}</p>
            <TextLink to={addresses.orders}>{texts.toOrders}</TextLink>
          </Notice>
        )}
        {isBlocked && (
          <p id={blockedId} className="text-sm text-alarm">
            {others
              .filter(({ productId }) => productId === undefined)
              .map(({ code }) => texts.missing[code])
              .join(' ') || (others.length > 0 ? texts.blocked : '')}
          </p>
        )}
        <SubmitButton
          form={form}
          isOff={isBlocked && !isOld}
          label={isFree ? texts.take : texts.pay(formatKopecks(totalKopecks, language))}
          busyLabel={texts.paying}
          size="lg"
          className="w-full"
        />
      </form>
    </Card>
  )
}
