/** YooKassa, API v3 (https://yookassa.ru/developers/api). Its notifications are not signed: all that counts is looked up. */
import * as z from 'zod'
import { callProvider, detailOf } from './call-provider.ts'
import { parseExactJson } from './exact-json.ts'
import { formatKopecks } from './kopecks.ts'
import type { ListedPayment, PaymentProvider, ReadNotification, SentNotification } from './provider.ts'
import { ProviderFailure } from './provider-failure.ts'
import { itemsOf, type Receipt } from './receipt.ts'
import {
  errorSchema,
  listed,
  notificationSchema,
  paymentListSchema,
  paymentSchema,
  REFERENCE_FIELD,
  referenceOf,
  refundSchema,
  refundStateOf,
  shopSchema,
  stateOf,
} from './yookassa-replies.ts'

const DESCRIPTION_MAX = 128
const REFUND_DESCRIPTION_MAX = 250
const PAGE_SIZE = 100
const PAGES_MAX = 100

export function createYookassa({
  url,
  shopId,
  secretKey,
  isTest,
}: {
  url: string
  shopId: string
  secretKey: string
  isTest: boolean
}): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`, 'utf8').toString('base64')}`

  async function ask<S extends z.ZodType>(
    schema: S,
    path: string,
    post?: { key: string; body: object },
  ): Promise<z.output<S>> {
    const { status, text } = await callProvider(`${url}${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(post && { 'content-type': 'application/json', 'idempotence-key': post.key }),
      },
      ...(post && { body: JSON.stringify(post.body) }),
    })
    const answer = parseExactJson(text)
    if (status >= 400) throw refusalOf(status, answer)
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new ProviderFailure('unintelligible', null, { cause: parsed.error })
    return parsed.data
  }

  return {
    key: 'yookassa',
    repeats: { create: true, refund: true },
    signsOnly: false,
    minKopecks: 100,
    carriesReceipts: true,

    async create({ id, number, amountKopecks, description, language, returnUrl, receipt }) {
      const payment = await ask(paymentSchema, '/payments', {
        key: id,
        body: {
          amount: amountOf(amountKopecks),
          // Two stages are their default.
          capture: true,
          confirmation: {
            type: 'redirect',
            return_url: returnUrl,
            locale: language === 'ru' ? 'ru_RU' : 'en_US',
          },
          description: description.slice(0, DESCRIPTION_MAX),
          metadata: { [REFERENCE_FIELD]: id, number: String(number) },
          ...(receipt && { receipt: writeReceipt(receipt) }),
        },
      })
      if (payment.status === 'canceled')
        throw new ProviderFailure('rejected', payment.cancellation_details?.reason ?? null)
      return { paymentId: payment.id, payUrl: payment.confirmation?.confirmation_url ?? null }
    },

    readNotification,
    acknowledge: () => 'OK',

    async lookUp({ id, paymentId }) {
      if (paymentId === null) throw new ProviderFailure('not_found')
      const payment = await ask(paymentSchema, `/payments/${encodeURIComponent(paymentId)}`)
      const reference = referenceOf(payment.metadata)
      if (reference !== null && reference !== id) throw new ProviderFailure('not_found')
      return stateOf(payment)
    },

    async refund({ id, payment: { paymentId }, amountKopecks, isWhole, description, receipt }) {
      // Where all of it goes back they make the receipt by that of the payment: https://yookassa.ru/developers/54fz/refunds
      const isWritten = receipt !== null && !(isWhole && receipt.email === null)
      const refund = await ask(refundSchema, '/refunds', {
        key: id,
        body: {
          payment_id: paymentId,
          amount: amountOf(amountKopecks),
          description: description.slice(0, REFUND_DESCRIPTION_MAX),
          ...(isWritten && { receipt: writeReceipt(receipt) }),
        },
      })
      return refundStateOf(refund)
    },
    lookUpRefund: async (refundId) =>
      refundStateOf(await ask(refundSchema, `/refunds/${encodeURIComponent(refundId)}`)),

    async list(from, to) {
      const found: ListedPayment[] = []
      let cursor: string | null | undefined
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const query = new URLSearchParams({
          'created_at.gte': from.toISOString(),
          'created_at.lt': to.toISOString(),
          limit: String(PAGE_SIZE),
          ...(cursor && { cursor }),
        })
        const { items, next_cursor } = await ask(paymentListSchema, `/payments?${query}`)
        found.push(...items.map(listed))
        cursor = next_cursor
        if (!cursor) return found
      }
      throw new ProviderFailure('unintelligible', 'the list has no end')
    },

    async test() {
      const shop = await ask(shopSchema, '/me').catch((error: unknown) => {
        // The reference speaks of it for partners: a plain shop may be kept from it.
        const isClosed = error instanceof ProviderFailure && ['forbidden', 'not_found'].includes(error.reason)
        if (isClosed) return null
        throw error
      })
      if (shop === null) await ask(z.object({ items: z.array(z.unknown()) }), '/payments?limit=1')
      else if (shop.account_id !== shopId) throw new ProviderFailure('wrong_shop')
      else if (shop.status !== 'enabled') throw new ProviderFailure('disabled')
      else if (shop.test !== isTest) throw new ProviderFailure(shop.test ? 'test_shop' : 'live_shop')
    },
  }
}

function readNotification(sent: SentNotification): ReadNotification | null {
  const parsed = notificationSchema.safeParse(parseExactJson(sent))
  if (!parsed.success) return null
  const { id, payment_id, metadata } = parsed.data.object
  return { about: { paymentId: payment_id ?? id, id: referenceOf(metadata) }, proof: 'hint' }
}

const amountOf = (kopecks: number) => ({ value: formatKopecks(kopecks), currency: 'RUB' })

function writeReceipt({ email, taxSystem, vatCode, subject, ...receipt }: Receipt) {
  if (email === null) throw new ProviderFailure('rejected', 'nobody knows whom to send the receipt to')
  return {
    customer: { email },
    tax_system_code: taxSystem,
    items: itemsOf(receipt).map(({ name, quantity, priceKopecks }) => ({
      description: name.slice(0, DESCRIPTION_MAX),
      quantity,
      amount: amountOf(priceKopecks),
      vat_code: vatCode,
      payment_subject: subject,
      payment_mode: 'full_payment',
    })),
  }
}

function refusalOf(status: number, answer: unknown): ProviderFailure {
  const { data } = errorSchema.safeParse(answer)
  const detail = detailOf(data?.description ?? data?.code ?? String(status))
  if (status === 401) return new ProviderFailure('credentials', detail)
  if (status === 403) return new ProviderFailure('forbidden', detail)
  return new ProviderFailure(status === 404 ? 'not_found' : 'rejected', detail)
}
