/** YooKassa as its description says it behaves; see `description.ts` for what that is. */
import { randomUUID } from 'node:crypto'
import { type Answer, accordingTo, type Call, runEmulator } from '#tests/providers/run-emulator.ts'
import * as description from './description.ts'

const PAGE = 10

type Lie = { value?: string; currency?: string }

/** A shop of YooKassa on loopback; `url` is what `YOOKASSA_API_URL` is for it. */
export async function runYookassa({
  shopId = '100500',
  secretKey = 'live_a key of tests',
  isTest = false,
  mayAskOfShop = true,
  now = () => new Date(),
}: {
  shopId?: string
  secretKey?: string
  isTest?: boolean
  /** Whether the shop may ask what is known of it. */
  mayAskOfShop?: boolean
  now?: () => Date
} = {}) {
  const payments: description.Payment[] = []
  const refunds: description.Refund[] = []
  const answersByKey = new Map<string, { body: string; answer: Answer }>()
  const lies = new Map<string, Lie>()
  let refundsEnd: description.Refund['status'] = 'succeeded'
  let receiptsEnd: 'succeeded' | 'canceled' = 'succeeded'

  const emulator = await runEmulator({
    kindOf: (method, path) =>
      `${method} ${path
        .replace(/^\/v3/, '')
        .replace(/\/[0-9a-f-]{36}/g, '/:id')
        .replace(/(payments|refunds)\/[^/:]+$/, '$1/:id')}`,
    answer(call) {
      if (call.path.startsWith('/checkout/')) return checkOut(call)
      const basic = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
      if (call.headers.authorization !== basic)
        return refuse(401, 'invalid_credentials', 'Error in shopId or secret key.')
      return call.kind.startsWith('POST') ? answerOnce(call) : read(call)
    },
  })

  const url = `${emulator.url}/v3`
  const find = (paymentId: string): description.Payment => {
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) throw new Error(`There is no payment ${paymentId}.`)
    return payment
  }
  const money = (value: string) => ({ value, currency: 'RUB' })

  /** Where payers are sent: they pay by a button and find a link back. */
  function checkOut({ kind, path }: Call): Answer {
    const payment = find(path.split('/').at(-1) ?? '')
    const back = payment.confirmation?.return_url
    if (kind.startsWith('POST') && back) pay(payment.id)
    const shown =
      payment.status === 'pending'
        ? `<form method="post"><button>${payment.amount.value} ₽</button></form>`
        : `<a href="${back ?? ''}">${payment.status}</a>`
    const text = `<!doctype html><meta charset="utf-8"><title>YooKassa</title>${shown}`
    return { status: 200, type: 'text/html; charset=utf-8', text }
  }

  /** The same key and body bring the first answer again. */
  function answerOnce(call: Call): Answer {
    const key = accordingTo(description.idempotenceKey, call.headers['idempotence-key'], 'Idempotence-Key')
    const before = answersByKey.get(key)
    if (before && before.body !== call.body)
      return refuse(400, 'invalid_request', 'Idempotence key duplicated with another body.')
    const answer = before?.answer ?? write(call)
    answersByKey.set(key, { body: call.body, answer })
    return answer
  }

  function write(call: Call): Answer {
    if (call.kind === 'POST /payments') {
      const draft = accordingTo(description.paymentDraft, JSON.parse(call.body), call.kind)
      if (draft.receipt && sumOf(draft.receipt) !== kopecksOf(draft.amount.value))
        return refuse(400, 'invalid_request', 'Receipt items do not sum to the amount.')
      const id = randomUUID()
      const payment: description.Payment = {
        id,
        status: 'pending',
        amount: draft.amount,
        ...(draft.description !== undefined && { description: draft.description }),
        recipient: { account_id: shopId, gateway_id: '1' },
        created_at: now().toISOString(),
        confirmation: {
          type: 'redirect',
          return_url: draft.confirmation.return_url,
          confirmation_url: `${emulator.url}/checkout/${id}`,
        },
        test: isTest,
        paid: false,
        refundable: false,
        ...(draft.receipt && { receipt_registration: 'pending' as const }),
        metadata: draft.metadata ?? {},
      }
      payments.push(payment)
      return reply(description.payment, payment)
    }
    const draft = accordingTo(description.refundDraft, JSON.parse(call.body), call.kind)
    const payment = payments.find(({ id }) => id === draft.payment_id)
    const left = kopecksOf(payment?.amount.value ?? '0') - kopecksOf(payment?.refunded_amount?.value ?? '0')
    if (payment?.status !== 'succeeded' || kopecksOf(draft.amount.value) > left)
      return refuse(400, 'invalid_request', 'Refund amount is greater than what is left.')
    if (draft.receipt && sumOf(draft.receipt) !== kopecksOf(draft.amount.value))
      return refuse(400, 'invalid_request', 'Receipt items do not sum to the amount.')
    const refund: description.Refund = {
      id: randomUUID(),
      payment_id: payment.id,
      status: 'pending',
      created_at: now().toISOString(),
      amount: draft.amount,
      ...((draft.receipt ?? payment.receipt_registration) && { receipt_registration: 'pending' as const }),
    }
    refunds.push(refund)
    if (refundsEnd !== 'pending') endRefund(refund, refundsEnd)
    return reply(description.refund, refund)
  }

  function read({ kind, path, query }: Call): Answer {
    const id = path.split('/').at(-1)
    if (kind === 'GET /me')
      return mayAskOfShop
        ? reply(description.shop, { account_id: shopId, status: 'enabled', test: isTest })
        : refuse(403, 'forbidden', 'Not for plain shops.')
    if (kind === 'GET /payments') {
      const {
        limit = PAGE,
        cursor,
        ...bounds
      } = accordingTo(description.listQuery, Object.fromEntries(query), kind)
      const from = bounds['created_at.gte'] ?? ''
      const to = bounds['created_at.lt'] ?? '9999'
      const found = payments.filter(({ created_at }) => created_at >= from && created_at < to).reverse()
      const start = Number(cursor ?? 0)
      const items = found.slice(start, start + limit).map(told)
      return reply(description.paymentList, {
        type: 'list',
        items,
        ...(start + limit < found.length && { next_cursor: String(start + limit) }),
      })
    }
    const payment = kind === 'GET /payments/:id' && payments.find((each) => each.id === id)
    if (payment) return reply(description.payment, told(payment))
    const refund = kind === 'GET /refunds/:id' && refunds.find((each) => each.id === id)
    return refund ? reply(description.refund, refund) : refuse(404, 'not_found', `${kind} not found.`)
  }

  function told(payment: description.Payment): description.Payment {
    return { ...payment, amount: { ...payment.amount, ...lies.get(payment.id) } }
  }

  function notify(event: string, object: unknown): void {
    const text = JSON.stringify(
      accordingTo(description.notification, { type: 'notification', event, object }, 'notification'),
    )
    emulator.outbox.push({ method: 'POST', type: 'application/json', text })
  }

  function pay(paymentId: string): void {
    const payment = find(paymentId)
    Object.assign(payment, {
      status: 'succeeded',
      paid: true,
      refundable: true,
      captured_at: now().toISOString(),
      refunded_amount: money('0.00'),
      ...(payment.receipt_registration && { receipt_registration: receiptsEnd }),
    })
    delete payment.confirmation
    notify('payment.succeeded', told(payment))
  }

  function endRefund(refund: description.Refund, status: description.Refund['status']): void {
    const payment = payments.find(({ id }) => id === refund.payment_id)
    refund.status = status
    if (status !== 'succeeded' || !payment) return
    const before = kopecksOf(payment.refunded_amount?.value ?? '0')
    payment.refunded_amount = money(writeKopecks(before + kopecksOf(refund.amount.value)))
    notify('refund.succeeded', refund)
  }

  return {
    ...emulator,
    url,
    shopId,
    secretKey,
    payments,
    refunds,
    /** The payer pays; a notification of it waits in the outbox. */
    pay,
    cancel(paymentId: string): void {
      const payment = find(paymentId)
      payment.status = 'canceled'
      payment.cancellation_details = { party: 'yoo_money', reason: 'expired_on_confirmation' }
      delete payment.confirmation
      notify('payment.canceled', payment)
    },
    /** From now on another amount or currency is told of it. */
    lie(paymentId: string, lie: Lie): void {
      lies.set(paymentId, lie)
    },
    /** A refund that staff make in the cabinet. */
    refundInCabinet(paymentId: string, value: string): void {
      const payment = find(paymentId)
      const refund: description.Refund = {
        id: randomUUID(),
        payment_id: payment.id,
        status: 'pending',
        created_at: now().toISOString(),
        amount: money(value),
      }
      refunds.push(refund)
      endRefund(refund, 'succeeded')
    },
    /** How refunds end from now on; `pending` ones until `finishRefunds`. */
    refundsEndAs(status: description.Refund['status']): void {
      refundsEnd = status
    },
    /** How receipts of payments end from now on; those of refunds once they are finished. */
    receiptsEndAs(state: 'succeeded' | 'canceled'): void {
      receiptsEnd = state
    },
    finishReceiptsOfRefunds(state: 'succeeded' | 'canceled'): void {
      for (const refund of refunds) if (refund.receipt_registration) refund.receipt_registration = state
    },
    finishRefunds(status: 'succeeded' | 'canceled'): void {
      for (const refund of refunds) if (refund.status === 'pending') endRefund(refund, status)
    },
  }
}

function reply<S extends Parameters<typeof accordingTo>[0]>(schema: S, body: unknown, status = 200): Answer {
  return { status, type: 'application/json', text: JSON.stringify(accordingTo(schema, body, 'answer')) }
}

function refuse(status: number, code: string, text: string): Answer {
  return reply(description.error, { type: 'error', id: randomUUID(), code, description: text }, status)
}

const kopecksOf = (value: string) => Math.round(Number(value) * 100)
const writeKopecks = (kopecks: number) => (kopecks / 100).toFixed(2)
const sumOf = ({ items }: { items: { quantity: number; amount: { value: string } }[] }) =>
  items.reduce((sum, { quantity, amount }) => sum + quantity * kopecksOf(amount.value), 0)
