/** FreeKassa (https://docs.freekassa.net): paid at a signed address, told by a signed notification; carries no receipts. */
import * as z from 'zod'
import { callProvider, detailOf } from './call-provider.ts'
import { parseExactJson } from './exact-json.ts'
import { formatKopecks, isOurNumber, parseKopecks } from './kopecks.ts'
import type {
  ListedPayment,
  PaymentProvider,
  ReadNotification,
  SentNotification,
  TakenPayment,
} from './provider.ts'
import { ProviderFailure } from './provider-failure.ts'
import { hashOf, hmacOf, isSameSignature } from './signature.ts'

const CURRENCY = 'RUB'
const PAID = '1'
const OVER = ['8', '9']
const PAGES_MAX = 100
const THEIR_NUMBER = /^[\w-]{1,64}$/
const DAY_MS = 24 * 60 * 60 * 1000

const orderSchema = z.object({
  merchant_order_id: z.string().nullish(),
  fk_order_id: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
})
const ordersSchema = z.object({ pages: z.string().nullish(), orders: z.array(orderSchema) })
const errorSchema = z.object({
  message: z.string().optional(),
  msg: z.string().optional(),
  error: z.string().optional(),
})

export function createFreekassa({
  url,
  apiUrl,
  shopId,
  secret1,
  secret2,
  apiKey,
  nextNonce,
}: {
  url: string
  apiUrl: string
  shopId: string
  secret1: string
  secret2: string
  apiKey: string | null
  /** A number that is larger than any before, whoever asks. */
  nextNonce: () => Promise<number>
}): PaymentProvider {
  async function ask<S extends z.ZodType>(
    schema: S,
    path: string,
    fields: Record<string, string> = {},
  ): Promise<z.output<S>> {
    if (apiKey === null) throw new ProviderFailure('no_api_key')
    const sent: Record<string, string | number> = {
      ...fields,
      shopId: Number(shopId),
      nonce: await nextNonce(),
    }
    const names = Object.keys(sent).sort()
    const signature = hmacOf('sha256', apiKey, names.map((name) => String(sent[name])).join('|'), 'hex')
    const { status, text } = await callProvider(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sent, signature }),
    })
    const answer = parseExactJson(text)
    const parsed = schema.safeParse(answer)
    if (status < 400 && parsed.success) return parsed.data
    const { data } = errorSchema.safeParse(answer)
    const detail = detailOf(data?.message ?? data?.msg ?? data?.error ?? String(status))
    // Another process was faster with a later number: nothing was done.
    if (/nonce/i.test(detail ?? '')) throw new ProviderFailure('too_many', detail)
    if (status === 401 || status === 403) throw new ProviderFailure('credentials', detail)
    throw new ProviderFailure(status >= 400 || data !== undefined ? 'rejected' : 'unintelligible', detail)
  }

  /** All orders that they have by these fields, page by page. */
  async function findOrders(fields: Record<string, string>) {
    const found: z.output<typeof orderSchema>[] = []
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const { pages, orders } = await ask(ordersSchema, '/orders', { ...fields, page: String(page) })
      found.push(...orders)
      if (page >= Number(pages ?? 1)) return found
    }
    throw new ProviderFailure('unintelligible', 'the list has no end')
  }

  return {
    key: 'freekassa',
    repeats: { create: true, refund: false },
    signsOnly: true,
    minKopecks: 1000,
    carriesReceipts: false,

    async create({ number, amountKopecks, email, language }) {
      const sum = formatKopecks(amountKopecks)
      const query = new URLSearchParams({
        m: shopId,
        oa: sum,
        currency: CURRENCY,
        o: String(number),
        s: hashOf('md5', [shopId, sum, secret1, CURRENCY, String(number)]),
        em: email,
        lang: language,
      })
      return { paymentId: null, payUrl: `${url}/?${query}` }
    },

    readNotification,
    acknowledge: () => 'YES',

    lookUp:
      apiKey === null
        ? null
        : async ({ number }) => {
            const orders = await findOrders({ paymentId: String(number) })
            const own = orders.filter(({ merchant_order_id }) => merchant_order_id === String(number))
            const isPaid = own.some(({ status }) => status === PAID)
            const isOver = own.length > 0 && own.every(({ status }) => OVER.includes(status))
            return {
              state: isPaid ? 'paid' : isOver ? 'cancelled' : own.length > 0 ? 'pending' : 'unknown',
              payments: own.map(toldOf),
              reason: isOver ? (own.at(-1)?.status ?? null) : null,
              receipt: null,
            }
          },
    refund: null,
    lookUpRefund: null,

    list:
      apiKey === null
        ? null
        : async (from, to) => {
            // In whose time zone they read them is not said.
            const orders = await findOrders({
              dateFrom: timeOf(new Date(from.getTime() - DAY_MS)),
              dateTo: timeOf(new Date(to.getTime() + DAY_MS)),
            })
            return orders.map(
              (order): ListedPayment => ({
                paymentId: order.fk_order_id,
                reference: order.merchant_order_id ?? null,
                state: order.status === PAID ? 'paid' : OVER.includes(order.status) ? 'cancelled' : 'pending',
                payments: [toldOf(order)],
                reason: null,
                receipt: null,
              }),
            )
          },

    async test() {
      await ask(z.object({ type: z.literal('success') }), '/balance')
    },
  }

  function readNotification(sent: SentNotification): ReadNotification | null {
    const form = new URLSearchParams(sent)
    const [shop, sum, number, signature] = ['MERCHANT_ID', 'AMOUNT', 'MERCHANT_ORDER_ID', 'SIGN'].map(
      (name) => form.get(name),
    )
    if (!shop || !sum || !number || !isOurNumber(number) || !signature) return null
    const about = { number: Number(number) }
    const expected = hashOf('md5', [shop, sum, secret2, number])
    if (shop !== shopId || !isSameSignature(signature, expected)) return { about, proof: 'forged' }
    const amountKopecks = parseKopecks(sum)
    if (amountKopecks === null) return { about, proof: 'hint' }
    const told = form.get('intid') ?? ''
    // It is not signed.
    const paymentId = THEIR_NUMBER.test(told) ? told : number
    const payment = { paymentId, amountKopecks, currency: CURRENCY, refundedKopecks: 0, isTest: false }
    return { about, proof: 'signed', payment }
  }
}

/** @throws {ProviderFailure} where what was paid is no amount */
function toldOf({ fk_order_id, amount, currency, status }: z.output<typeof orderSchema>): TakenPayment {
  const isPaid = status === PAID
  const amountKopecks = parseKopecks(amount)
  if (isPaid && amountKopecks === null) throw new ProviderFailure('unintelligible', `amount ${amount}`)
  return {
    paymentId: fk_order_id,
    amountKopecks: amountKopecks ?? 0,
    currency,
    refundedKopecks: 0,
    isTest: false,
    ...(!isPaid && { isNoMoney: true }),
  }
}

const timeOf = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
