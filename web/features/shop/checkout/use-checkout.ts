import { useState } from 'react'
import * as z from 'zod/mini'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { type Missing, PAYMENT_WAYS } from '#shared/constants/shop/orders.ts'
import { emailSchema } from '#shared/contract/fields.ts'
import { minecraftNameSchema } from '#shared/contract/games/game-commands.ts'
import type { OrderItem } from '#shared/contract/shop/order-items.ts'
import type { Quote } from '#shared/contract/shop/quote.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useForm } from '#web/editing/use-form.ts'
import {
  beginNewAttempt,
  clearBasket,
  noteSent,
  noteUnsent,
  readBasket,
} from '#web/features/shop/basket/basket-store.ts'
import { openPayment } from '#web/features/shop/orders/open-payment.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useMakeOrder } from './checkout.mutations.ts'
import { checkoutSentences } from './checkout.texts.ts'
import { useAskPrice } from './quote.queries.ts'

const formSchema = (isForAdults: boolean) =>
  z.object({
    name: minecraftNameSchema,
    email: emailSchema,
    coupon: z.string().check(z.trim()),
    provider: z.enum(PAYMENT_WAYS, 'providerNeeded'),
    consent: z.boolean().check(z.refine((isGiven) => isGiven, 'consentNeeded')),
    isAdult: z
      .optional(z.boolean())
      .check(z.refine((isAdult) => !isForAdults || isAdult === true, 'adultNeeded')),
  })

export const OF_COUPONS: readonly Missing[] = [
  'unknown_coupon',
  'coupon_later',
  'coupon_over',
  'coupon_used_up',
  'coupon_not_for_these',
]
/** What keeps the coupon of a price from counting. */
export const couponProblemIn = ({ missing }: Quote): Missing | undefined =>
  missing.find(({ code }) => OF_COUPONS.includes(code))?.code
/** Without a clear answer the order may have been made: whatever is sent next is the same one. */
const isClear = (error: unknown) =>
  error instanceof ApiError &&
  error.status !== null &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status)
/** Turned away before anything was looked at: that says nothing of the order, nor of one that was sent before. */
const isTurnedAway = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 429 || error.code === 'maintenance')

/** The form that makes an order of the basket, once, and leads on to where it is paid. */
export function useCheckout({
  attempt,
  isSent,
  items,
  isGift,
  coupon,
  quote,
  isOld,
  onTypedCoupon,
  onRefused,
  onMade,
}: {
  attempt: string
  isSent: boolean
  items: readonly OrderItem[]
  isGift: boolean
  /** The one that is applied, or nothing. */
  coupon: string
  quote: Quote
  /** Whether a price for what is chosen now is still on its way. */
  isOld: boolean
  /** Another was typed and never applied: it counts now, as whoever typed it meant it to. */
  onTypedCoupon: (coupon: string) => void
  /** What was shown may be out of date. */
  onRefused: () => void
  onMade: (leadsTo: 'payment' | 'order') => void
}) {
  const navigate = useNavigate()
  const { mutateAsync: make } = useMakeOrder()
  const askPrice = useAskPrice()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const isForAdults = quote.missing.some(({ code }) => code === 'age') || refusal?.code === 'adults_only'
  const form = useForm({
    schema: formSchema(isForAdults),
    sentences: checkoutSentences,
    async submit({ name, email, coupon: typed, provider, isAdult }) {
      setRefusal(null)
      const isApplied = typed === coupon
      if (!isApplied) onTypedCoupon(typed)
      const what = {
        items: [...items],
        recipient: { game: 'minecraft' as const, name },
        ...(typed !== '' && { coupon: typed }),
      }
      const problem = couponProblemIn(quote)
      // A coupon may count by now; a code that nobody knows is no better for being asked for again.
      const mayCount = problem !== undefined && problem !== 'unknown_coupon'
      const price = isOld || !isApplied || mayCount ? await askPrice(what) : quote
      // What the shop would answer is known; to an order that it took already it may answer otherwise.
      if (!isSent && couponProblemIn(price)) return setRefusal(new ApiError('coupon_refused', '', null))
      // Whoever was faster than the price pays what the button said; at another price it says that one, and is pressed again.
      if (price.totalKopecks !== quote.totalKopecks) return
      const wasSent = readBasket().isSent
      noteSent()
      const { id, payUrl } = await make({
        attempt,
        draft: {
          ...what,
          ...(isGift && { isGift }),
          email,
          provider,
          consent: true,
          ...(isAdult !== undefined && { isAdult }),
          expectedTotalKopecks: quote.totalKopecks,
        },
      }).catch((error: unknown) => {
        if (isClear(error)) beginNewAttempt()
        else if (isTurnedAway(error) && !wasSent) noteUnsent()
        throw error
      })
      onMade(payUrl === null ? 'order' : 'payment')
      clearBasket()
      // In the place of the basket: the way back from the provider leads to the order, never to a second one.
      navigate(hrefOf(addresses.order, { order: id }), { replace: true })
      if (payUrl !== null) openPayment(payUrl)
    },
    onFailure(error) {
      if (!(error instanceof ApiError)) return
      setRefusal(error)
      if (isClear(error)) onRefused()
    },
  })
  return { form, refusal, forgetRefusal: () => setRefusal(null), isForAdults }
}
