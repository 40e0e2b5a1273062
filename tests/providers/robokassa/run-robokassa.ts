/** Robokassa as its documents say it behaves; see `description.ts` for which. */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { type Answer, accordingTo, type Call, runEmulator } from '#tests/providers/run-emulator.ts'
import * as description from './description.ts'

type Operation = {
  number: string
  sum: string
  key: string
  state: number
  refunded: number
  isTest: boolean
}
type Refund = { id: string; amount: number; label: 'finished' | 'processing' | 'canceled' }

/** A shop of Robokassa on loopback; `url` is what `ROBOKASSA_URL` and `ROBOKASSA_SERVICES_URL` are for it. */
export async function runRobokassa({
  login = 'granite',
  password1 = 'first password',
  password2 = 'second password',
  password3 = 'third password',
  hash = 'md5',
  method = 'POST',
}: {
  login?: string
  password1?: string
  password2?: string
  password3?: string
  hash?: string
  method?: 'GET' | 'POST'
} = {}) {
  const operations: Operation[] = []
  const refunds: Refund[] = []
  let refundsEnd: Refund['label'] = 'finished'
  let receiptCode = '2'
  const hashOf = (...parts: string[]) => createHash(hash).update(parts.join(':')).digest('hex')

  const emulator = await runEmulator({
    kindOf: (verb, path) => `${verb} ${path}`,
    answer(call): Answer {
      if (call.kind === 'GET /Merchant/WebService/Service.asmx/OpStateExt') {
        const { MerchantLogin, InvoiceID, Signature } = accordingTo(
          description.stateQuery,
          Object.fromEntries(call.query),
          call.kind,
        )
        if (MerchantLogin !== login)
          return xml('<Result><Code>2</Code><Description>Merchant not found</Description></Result>')
        if (Signature.toLowerCase() !== hashOf(login, InvoiceID, password2))
          return xml('<Result><Code>1</Code><Description>Bad signature</Description></Result>')
        const operation = operations.find(({ number, isTest }) => number === InvoiceID && !isTest)
        return xml(
          operation
            ? describe(operation)
            : '<Result><Code>3</Code><Description>Operation not found</Description></Result>',
        )
      }
      if (call.kind === 'POST /RefundService/Refund/Create') return refund(call.body)
      if (call.kind === 'GET /RefundService/Refund/GetState') {
        const found = refunds.find(({ id }) => id === call.query.get('id'))
        return found
          ? json({ requestId: found.id, amount: found.amount, label: found.label })
          : json({ message: 'Id is invalid or request id does not exist' }, 400)
      }
      if (call.kind === 'POST /RoboFiscal/Receipt/Status') return receiptStatus(call)
      return { status: 404, type: 'text/plain', text: call.kind }
    },
  })

  function receiptStatus({ body, kind }: Call): Answer {
    const [asked = '', signature = ''] = body.split('.')
    const expected = createHash(hash).update(`${asked}${password1}`).digest('hex')
    if (Buffer.from(signature, 'base64url').toString('utf8') !== expected)
      return json({ Code: '1001', Description: 'Bad signature' })
    const text = Buffer.from(asked, 'base64url').toString('utf8')
    const { merchantId, id } = accordingTo(description.receiptQuery, JSON.parse(text), kind)
    const isKnown = merchantId === login && operations.some(({ number }) => number === id)
    return json({ Code: isKnown ? receiptCode : '1000', Description: '' })
  }

  function refund(token: string): Answer {
    const [header = '', payload = '', signature] = token.split('.')
    const expected = createHmac('sha256', password3).update(`${header}.${payload}`).digest('base64url')
    if (signature !== expected) return json({ success: false, message: 'InvalidSignature', requestId: null })
    const text = Buffer.from(payload, 'base64url').toString('utf8')
    const asked = accordingTo(description.refundPayload, JSON.parse(text), 'refund')
    const operation = operations.find(({ key }) => key === asked.OpKey)
    const left = operation ? Number(operation.sum) - operation.refunded : 0
    const amount = asked.RefundSum ?? left
    if (!operation || amount > left)
      return json({ success: false, message: 'NotEnoughOperationFunds', requestId: null })
    operation.refunded += amount
    const made: Refund = { id: randomUUID(), amount, label: refundsEnd }
    refunds.push(made)
    return json({ success: true, message: null, requestId: made.id })
  }

  return {
    ...emulator,
    operations,
    settings: { login, password1, password2, password3, hash },
    /** How the registration of every receipt stands: `1` waits, `2` is done, `3` has failed. */
    receiptsStandAt(code: string): void {
      receiptCode = code
    },
    refundsEndAs(label: Refund['label']): void {
      refundsEnd = label
    },
    /** What is wrong with the address that a payer is sent to; null where nothing is. */
    refusalOf(payUrl: string): string | null {
      const { pathname, searchParams } = new URL(payUrl)
      if (pathname !== '/Merchant/Index.aspx') return `nothing stands at ${pathname}`
      const fields = accordingTo(description.paymentAddress, Object.fromEntries(searchParams), 'address')
      const { MerchantLogin, OutSum, InvId, Receipt, SignatureValue } = fields
      const signed = [MerchantLogin, OutSum, InvId, ...(Receipt === undefined ? [] : [Receipt]), password1]
      if (MerchantLogin !== login || SignatureValue.toLowerCase() !== hashOf(...signed))
        return 'bad signature'
      if (operations.some(({ number }) => number === InvId)) return 'repeated InvId'
      if (Receipt === undefined) return null
      const { items } = accordingTo(description.receipt, JSON.parse(decodeURIComponent(Receipt)), 'receipt')
      const sum = items.reduce((total, item) => total + Math.round(item.sum * 100), 0)
      return sum === Math.round(Number(OutSum) * 100) ? null : 'the receipt does not sum to the amount'
    },
    /** The payer pays at the address; a notification of it waits in the outbox. */
    pay(payUrl: string, { sum, state = 100 }: { sum?: string; state?: number } = {}): void {
      const refusal = this.refusalOf(payUrl)
      if (refusal !== null) throw new Error(refusal)
      const { searchParams } = new URL(payUrl)
      const number = searchParams.get('InvId') ?? ''
      const paid = sum ?? searchParams.get('OutSum') ?? ''
      const isTest = searchParams.get('IsTest') === '1'
      operations.push({ number, sum: paid, key: randomUUID(), state, refunded: 0, isTest })
      if (state !== 100) return
      // They write six digits, and the signature in capitals.
      const told = `${paid}0000`
      const fields = new URLSearchParams({
        OutSum: told,
        InvId: number,
        Fee: '0.00',
        EMail: searchParams.get('Email') ?? '',
        SignatureValue: hashOf(told, number, password2).toUpperCase(),
        PaymentMethod: 'BankCard',
        IncCurrLabel: 'BankCardPSR',
        ...(isTest && { IsTest: '1' }),
      })
      emulator.outbox.push({ method, type: 'application/x-www-form-urlencoded', text: String(fields) })
    },
  }
}

function describe({ number, sum, key, state, refunded }: Operation): string {
  const info =
    state < 50
      ? ''
      : `<Info><IncCurrLabel>BankCardPSR</IncCurrLabel><IncSum>${sum}</IncSum><IncAccount>220000******0000</IncAccount>` +
        `<PaymentMethod><Code>BankCard</Code></PaymentMethod><OutCurrLabel>RUR</OutCurrLabel><OutSum>${sum}0000</OutSum><OpKey>${key}</OpKey></Info>`
  return (
    '<Result><Code>0</Code></Result>' +
    `<State><Code>${refunded > 0 ? 100 : state}</Code><RequestDate>2026-11-23T10:00:00.1234567+03:00</RequestDate>` +
    `<StateDate>2026-11-23T09:59:00.1234567+03:00</StateDate></State>${info}<UserField><Field><Name>InvId</Name><Value>${number}</Value></Field></UserField>`
  )
}

const xml = (inside: string): Answer => ({
  status: 200,
  type: 'text/xml; charset=utf-8',
  text: `<?xml version="1.0" encoding="utf-8"?>\r\n<OperationStateResponse xmlns="http://merchant.roboxchange.com/WebService/">${inside}</OperationStateResponse>`,
})
const json = (body: object, status = 200): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
})
