import { useState } from 'react'
import { PAYMENT_WAYS, type PaymentWay } from '#shared/constants/shop/orders.ts'
import { keepInTab, readJsonFromTab } from '#web/lib/tab-memory.ts'

/** What was chosen at checkout so far; null where nothing was, so that what is known already stands there. */
export type CheckoutDraft = {
  name: string | null
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
  function change(changes: Partial<CheckoutDraft>) {
    const next = { ...draft, ...changes }
    keepInTab(KEY, JSON.stringify(next))
    setDraft(next)
  }
  return { draft, change }
}

function readDraft(): CheckoutDraft {
  const kept = Object(readJsonFromTab<unknown>(KEY)) as Record<string, unknown>
  const text = (name: string) => (typeof kept[name] === 'string' ? (kept[name] as string) : null)
  return {
    name: text('name'),
    isGift: kept.isGift === true,
    email: text('email'),
    coupon: text('coupon') ?? '',
    provider: PAYMENT_WAYS.find((way) => way === kept.provider) ?? null,
  }
}
