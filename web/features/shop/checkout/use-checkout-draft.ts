import { useEffect, useRef, useState } from 'react'
import { PAYMENT_WAYS, type PaymentWay } from '#shared/constants/shop/orders.ts'
import { couponSchema } from '#shared/contract/shop/order-items.ts'
import { keepInTab, onForgotten, readJsonFromTab } from '#web/lib/tab-memory.ts'

/** What was chosen at checkout so far; null where nothing was, so that what is known already stands there. */
export type CheckoutDraft = {
  /** For whom one buys as oneself; apart from whom a gift is for, so that neither is ever taken for the other. */
  ownName: string | null
  giftName: string
  isGift: boolean
  email: string | null
  /** As it was applied. */
  coupon: string
  provider: PaymentWay | null
}

const KEY = 'checkout'

/** Outlasts a reload, a session that ran out and the way to the provider and back; gone with a log-out. */
export function useCheckoutDraft() {
  const [draft, setDraft] = useState(readDraft)
  // An order that took a while changes what stands there by then, not what stood there when it was sent.
  const latest = useRef(draft)
  function show(next: CheckoutDraft) {
    latest.current = next
    setDraft(next)
  }
  useEffect(() => onForgotten(() => show(readDraft())), [])

  function change(changes: Partial<CheckoutDraft>) {
    const next = { ...latest.current, ...changes }
    keepInTab(KEY, JSON.stringify(next))
    show(next)
  }
  /** Once an order is made: what counted for it alone is not there for the next one. */
  const forgetOrder = () => change({ isGift: false, giftName: '', coupon: '' })
  return { draft, change, forgetOrder }
}

function readDraft(): CheckoutDraft {
  const kept = Object(readJsonFromTab<unknown>(KEY)) as Record<string, unknown>
  const text = (name: string) => (typeof kept[name] === 'string' ? (kept[name] as string) : null)
  return {
    ownName: text('ownName'),
    giftName: text('giftName') ?? '',
    isGift: kept.isGift === true,
    email: text('email'),
    coupon: couponSchema.safeParse(kept.coupon).data ?? '',
    provider: PAYMENT_WAYS.find((way) => way === kept.provider) ?? null,
  }
}
