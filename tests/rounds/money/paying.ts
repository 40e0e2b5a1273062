/** What payers do at their provider, and what is told of it: the truth, nothing, or a lie. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Misbehaviour, WaitingNotification } from '#tests/providers/run-emulator.ts'
import type { PlacedOrder } from './ordering.ts'
import type { ProviderName } from './plan.ts'
import type { Ask, World } from './world.ts'

const LOOKS_MAX = 25
const LOOK_EVERY_MS = 250

/** Which call of a provider goes wrong. */
export const CREATING: Record<ProviderName, string> = {
  yookassa: 'POST /payments',
  // Nobody is asked before a payment is made at these: it is looking up that goes wrong.
  robokassa: 'GET /Merchant/WebService/Service.asmx/OpStateExt',
  freekassa: 'POST /orders',
}
const REFUNDING: Partial<Record<ProviderName, string>> = {
  yookassa: 'POST /refunds',
  robokassa: 'POST /RefundService/Refund/Create',
}

export type Paid = { amountKopecks?: number; currency?: string }

/** Whether the payer could pay there. */
export function payAt(world: World, provider: ProviderName, payUrl: string, paid: Paid = {}): boolean {
  const { amountKopecks, currency = 'RUB' } = paid
  const sum = amountKopecks === undefined ? undefined : (amountKopecks / 100).toFixed(2)
  if (provider === 'yookassa') {
    const payment = world.yookassa.payments.find(({ id }) => payUrl.endsWith(id))
    if (payment?.status !== 'pending') return false
    payment.amount = { value: sum ?? payment.amount.value, currency }
    world.yookassa.pay(payment.id)
  } else if (provider === 'robokassa') {
    if (world.robokassa.refusalOf(payUrl) !== null) return false
    world.robokassa.pay(payUrl, sum === undefined ? {} : { sum })
  } else world.freekassa.pay(payUrl, sum === undefined ? {} : { amount: sum })
  return true
}

/** The payer is refused, or thinks better of it. */
export function refuseAt(world: World, provider: ProviderName, payUrl: string): void {
  const payment = world.yookassa.payments.find(({ id }) => payUrl.endsWith(id))
  if (payment?.status === 'pending') world.yookassa.cancel(payment.id)
  if (provider === 'robokassa' && world.robokassa.refusalOf(payUrl) === null)
    world.robokassa.pay(payUrl, { state: 10 })
}

/** The next call of this kind goes wrong. */
export function disturb(
  world: World,
  provider: ProviderName,
  kind: 'creating' | 'refunding',
  how: Misbehaviour | 'none',
): void {
  const call = (kind === 'creating' ? CREATING : REFUNDING)[provider]
  if (how !== 'none' && call) world[provider].misbehave(call, how)
}

/** Where an order is to be paid; null where its provider has not said within some seconds. */
export async function findPayUrl(order: PlacedOrder, ask: Ask): Promise<string | null> {
  if (order.payUrl !== null) return order.payUrl
  const read = await lookAt(
    order,
    ask,
    ({ status, payUrl }) => status !== 'awaiting_payment' || payUrl !== null,
  )
  return read.payUrl
}

type Seen = { status: string; payUrl: string | null }
/** Reads an order again and again, as its page does, until it is so, or the buyer has had enough. */
export async function lookAt(
  { id }: PlacedOrder,
  ask: Ask,
  isSo: (seen: Seen) => boolean,
  looks = LOOKS_MAX,
): Promise<Seen> {
  for (let look = 1; ; look++) {
    const seen = (await ask('GET', `/shop/orders/${id}`)).body as Seen
    if (isSo(seen) || look >= looks) return seen
    await wait(LOOK_EVERY_MS)
  }
}

/** What somebody sends who knows the order, but no secret of the provider. */
export function forgeryOf(
  world: World,
  provider: ProviderName,
  payUrl: string,
  { totalKopecks }: PlacedOrder,
): WaitingNotification | null {
  const form = 'application/x-www-form-urlencoded'
  const fields = new URL(payUrl).searchParams
  const sum = (totalKopecks / 100).toFixed(2)
  const guess = createHash('md5').update(payUrl).digest('hex')
  if (provider === 'robokassa') {
    const text = String(
      new URLSearchParams({ OutSum: sum, InvId: fields.get('InvId') ?? '', SignatureValue: guess }),
    )
    return { method: 'POST', type: form, text }
  }
  if (provider === 'freekassa') {
    const told = { MERCHANT_ID: fields.get('m') ?? '', AMOUNT: sum, MERCHANT_ORDER_ID: fields.get('o') ?? '' }
    return { method: 'POST', type: form, text: String(new URLSearchParams({ ...told, SIGN: guess })) }
  }
  const payment = world.yookassa.payments.find(({ id }) => payUrl.endsWith(id))
  if (!payment) return null
  const object = { ...payment, status: 'succeeded', paid: true }
  const text = JSON.stringify({ type: 'notification', event: 'payment.succeeded', object })
  return { method: 'POST', type: 'application/json', text }
}
