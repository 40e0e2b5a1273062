/** FreeKassa as its documents say it behaves; see `description.ts` for which. */
import { createHash, createHmac } from 'node:crypto'
import { type Answer, accordingTo, runEmulator } from '#tests/providers/run-emulator.ts'
import * as description from './description.ts'

/** Fewer than theirs, so that a few payments are pages. */
const PAGE = 2

/** A shop of FreeKassa on loopback; `url` is what `FREEKASSA_URL` and `FREEKASSA_API_URL` are for it. */
export async function runFreekassa({
  shopId = '777',
  secret1 = 'first word',
  secret2 = 'second word',
  apiKey = 'a key of tests',
  method = 'POST',
  listedLater = 0,
  pageSize = PAGE,
}: {
  shopId?: string
  secret1?: string
  secret2?: string
  apiKey?: string
  method?: 'GET' | 'POST'
  /** By how much the number of a payment in their list is larger than that in its notification. */
  listedLater?: number
  pageSize?: number
} = {}) {
  const orders: description.Order[] = []
  let lastNonce = 0
  let lastOrder = 1000
  const md5 = (...parts: string[]) => createHash('md5').update(parts.join(':')).digest('hex')

  const emulator = await runEmulator({
    kindOf: (verb, path) => `${verb} ${path}`,
    answer(call): Answer {
      const body = JSON.parse(call.body) as Record<string, string | number>
      const { signature, ...fields } = body
      const names = Object.keys(fields).sort()
      const text = names.map((name) => fields[name]).join('|')
      if (
        createHmac('sha256', apiKey).update(text).digest('hex') !== signature ||
        String(fields.shopId) !== shopId
      )
        return json({ type: 'error', message: 'Invalid signature' }, 401)
      if (Number(fields.nonce) <= lastNonce)
        return json({ type: 'error', message: 'Nonce is too small' }, 400)
      lastNonce = Number(fields.nonce)
      if (call.kind === 'POST /balance') {
        accordingTo(description.balanceCall, body, call.kind)
        return json({ type: 'success', balance: [{ currency: 'RUB', value: '743.43' }] })
      }
      const { paymentId, page = 1 } = accordingTo(description.ordersCall, body, call.kind)
      const found = orders.filter((order) => paymentId === undefined || order.merchant_order_id === paymentId)
      const answer = {
        type: 'success',
        pages: Math.max(1, Math.ceil(found.length / pageSize)),
        orders: found.slice((page - 1) * pageSize, page * pageSize),
      }
      return json(accordingTo(description.orders, answer, 'answer'))
    },
  })

  return {
    ...emulator,
    orders,
    settings: { shopId, secret1, secret2, apiKey },
    /** The last payment is one that failed (8), or that they gave back in their cabinet (9). */
    endAs(status: 8 | 9): void {
      const last = orders.at(-1)
      if (last) last.status = status
    },
    /** The payer pays at the address; a notification of it waits in the outbox. */
    pay(payUrl: string, { amount, currency }: { amount?: string; currency?: string } = {}): void {
      const {
        m,
        oa,
        currency: asked,
        o,
        s,
        em,
      } = accordingTo(description.paymentAddress, Object.fromEntries(new URL(payUrl).searchParams), 'address')
      if (m !== shopId || s !== md5(m, oa, secret1, asked, o)) throw new Error('bad signature')
      const paid = amount ?? oa
      lastOrder += 1
      orders.push({
        merchant_order_id: o,
        fk_order_id: lastOrder + listedLater,
        amount: Number(paid),
        currency: currency ?? asked,
        email: em ?? '',
        account: '220000******0000',
        date: '2026-11-23 10:00:00',
        status: 1,
      })
      const fields = new URLSearchParams({
        MERCHANT_ID: m,
        AMOUNT: paid,
        intid: String(lastOrder),
        MERCHANT_ORDER_ID: o,
        P_EMAIL: em ?? '',
        CUR_ID: '36',
        SIGN: md5(m, paid, secret2, o),
      })
      emulator.outbox.push({ method, type: 'application/x-www-form-urlencoded', text: String(fields) })
    },
  }
}

const json = (body: object, status = 200): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
})
