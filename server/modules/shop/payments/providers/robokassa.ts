/** Robokassa (https://docs.robokassa.ru): paid at a signed address, told by a signed notification. */
import * as z from 'zod'
import type { RobokassaHash } from '#shared/constants/shop/payments.ts'
import { callProvider, detailOf } from './call-provider.ts'
import { parseExactJson } from './exact-json.ts'
import { formatKopecks, isOurNumber, parseKopecks } from './kopecks.ts'
import type { PaymentProvider, PaymentReference, ReadNotification, SentNotification } from './provider.ts'
import { ProviderFailure } from './provider-failure.ts'
import { itemsOf, type Receipt, ROBOKASSA_TAX_SYSTEM, ROBOKASSA_VAT } from './receipt.ts'
import { findReceipt } from './robokassa-receipts.ts'
import { isCancelled, isPaid, readOperation, stateOf } from './robokassa-state.ts'
import { hashOf, hmacOf, isSameSignature } from './signature.ts'

const DESCRIPTION_MAX = 100
const NAME_MAX = 128
/** No try of ours has it, so a question about it tells of the passwords alone. */
const NOBODYS_NUMBER = 1

const refundMadeSchema = z.object({
  success: z.boolean(),
  message: z.string().nullish(),
  requestId: z.string().nullish(),
})
const refundStateSchema = z.object({ requestId: z.string(), label: z.string() })

export type RobokassaSettings = {
  url: string
  servicesUrl: string
  fiscalUrl: string
  login: string
  password1: string
  password2: string
  password3: string | null
  hash: RobokassaHash
  isTest: boolean
  /** Whether receipts go with payments, so that they are asked about. */
  sendsReceipts: boolean
}

export function createRobokassa(settings: RobokassaSettings): PaymentProvider {
  const { url, servicesUrl, fiscalUrl, login, password1, password2, password3, hash, isTest, sendsReceipts } =
    settings

  async function findOperation(number: number) {
    const signature = hashOf(hash, [login, String(number), password2])
    const query = new URLSearchParams({
      MerchantLogin: login,
      InvoiceID: String(number),
      Signature: signature,
    })
    const answer = await callProvider(`${url}/Merchant/WebService/Service.asmx/OpStateExt?${query}`)
    if (answer.status >= 400) throw new ProviderFailure('rejected', detailOf(answer.text))
    return readOperation(answer.text)
  }

  async function lookUp({ number }: PaymentReference) {
    const operation = await findOperation(number)
    const { amountKopecks } = operation
    if (isPaid(operation) && amountKopecks === null) throw new ProviderFailure('unintelligible')
    return {
      state: stateOf(operation),
      payments:
        isPaid(operation) && amountKopecks !== null ? [taken(String(number), amountKopecks, isTest)] : [],
      reason: isCancelled(operation) ? String(operation.state) : null,
      receipt:
        sendsReceipts && isPaid(operation)
          ? await findReceipt({ url: fiscalUrl, login, password1, hash }, number)
          : null,
    } as const
  }

  return {
    key: 'robokassa',
    repeats: { create: true, refund: false },
    signsOnly: true,
    minKopecks: 100,
    carriesReceipts: true,

    async create({ number, amountKopecks, description, email, language, receipt }) {
      const sum = formatKopecks(amountKopecks)
      // Encoded once this is signed, and the address encodes it once more.
      const receiptText = receipt && encodeURIComponent(JSON.stringify(writeReceipt(receipt)))
      const signed = [login, sum, String(number), ...(receiptText === null ? [] : [receiptText]), password1]
      const query = new URLSearchParams({
        MerchantLogin: login,
        OutSum: sum,
        InvId: String(number),
        Description: description.slice(0, DESCRIPTION_MAX),
        SignatureValue: hashOf(hash, signed),
        Culture: language,
        Encoding: 'utf-8',
        Email: email,
        ...(receiptText !== null && { Receipt: receiptText }),
        ...(isTest && { IsTest: '1' }),
      })
      return { paymentId: null, payUrl: `${url}/Merchant/Index.aspx?${query}` }
    },

    readNotification,
    acknowledge: (sent) => `OK${new URLSearchParams(sent).get('InvId') ?? ''}`,

    // Payments of a test are not known there.
    lookUp: isTest ? null : lookUp,
    list: null,

    refund:
      password3 === null
        ? null
        : async ({ payment, amountKopecks, isWhole, receipt }) => {
            const { key } = await findOperation(payment.number)
            if (key === null) throw new ProviderFailure('not_found')
            const token = writeToken(password3, {
              OpKey: key,
              ...(!isWhole && { RefundSum: decimalOf(amountKopecks) }),
              ...(receipt && { InvoiceItems: refundItemsOf(receipt) }),
            })
            const made = await askService(
              refundMadeSchema,
              `${servicesUrl}/RefundService/Refund/Create`,
              token,
            )
            if (!made.success || !made.requestId)
              throw new ProviderFailure('rejected', detailOf(made.message ?? ''))
            return { refundId: made.requestId, state: 'pending', reason: null, receipt: null }
          },
    lookUpRefund:
      password3 === null
        ? null
        : async (refundId) => {
            const address = `${servicesUrl}/RefundService/Refund/GetState?id=${encodeURIComponent(refundId)}`
            const { label } = await askService(refundStateSchema, address)
            const states = { finished: 'done', canceled: 'failed' } as const
            const state = states[label as keyof typeof states] ?? 'pending'
            return { refundId, state, reason: null, receipt: null }
          },

    async test() {
      await findOperation(NOBODYS_NUMBER)
    },
  }

  function readNotification(sent: SentNotification): ReadNotification | null {
    const form = new URLSearchParams(sent)
    const [sum, number, signature] = ['OutSum', 'InvId', 'SignatureValue'].map((name) => form.get(name))
    if (!sum || !number || !isOurNumber(number) || !signature) return null
    const own = [...form].filter(([name]) => /^shp_/i.test(name)).map(([name, value]) => `${name}=${value}`)
    const expected = hashOf(hash, [sum, number, password2, ...own.sort()])
    const about = { number: Number(number) }
    if (!isSameSignature(signature, expected)) return { about, proof: 'forged' }
    const amountKopecks = parseKopecks(sum)
    if (amountKopecks === null) return { about, proof: 'hint' }
    if (isTest || form.get('IsTest') !== '1')
      return { about, proof: 'signed', payment: taken(number, amountKopecks, isTest) }
    // That is not signed, and whatever it says takes no number from money.
    return { about, proof: 'signed', payment: taken(`${number} IsTest`, amountKopecks, true) }
  }
}

/** Each number of ours is paid once at most, so it is theirs too. */
const taken = (paymentId: string, amountKopecks: number, isTest: boolean) => ({
  paymentId,
  amountKopecks,
  currency: 'RUB',
  refundedKopecks: 0,
  isTest,
})

async function askService<S extends z.ZodType>(schema: S, url: string, token?: string): Promise<z.output<S>> {
  const { status, text } = await callProvider(url, token === undefined ? {} : { method: 'POST', body: token })
  const parsed = schema.safeParse(parseExactJson(text))
  if (parsed.success) return parsed.data
  if (status === 401 || status === 403) throw new ProviderFailure('credentials', detailOf(text))
  throw new ProviderFailure(status >= 400 ? 'rejected' : 'unintelligible', detailOf(text))
}

function writeToken(key: string, payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part), 'utf8').toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`
  return `${signed}.${hmacOf('sha256', key, signed, 'base64url')}`
}

/** A number in JSON that reads as the amount does; nothing is computed with it. */
const decimalOf = (kopecks: number) => Number(formatKopecks(kopecks))

function writeReceipt({ taxSystem, vatCode, subject, ...receipt }: Receipt) {
  return {
    sno: ROBOKASSA_TAX_SYSTEM[taxSystem],
    items: itemsOf(receipt).map(({ name, quantity, priceKopecks }) => ({
      name: name.slice(0, NAME_MAX),
      quantity,
      sum: decimalOf(priceKopecks * quantity),
      payment_method: 'full_payment',
      payment_object: subject,
      tax: ROBOKASSA_VAT[vatCode],
    })),
  }
}

/** The same for a refund, where the price is that of a piece. */
function refundItemsOf({ vatCode, subject, ...receipt }: Receipt) {
  return itemsOf(receipt).map(({ name, quantity, priceKopecks }) => ({
    Name: name.slice(0, NAME_MAX),
    Quantity: quantity,
    Cost: decimalOf(priceKopecks),
    Tax: ROBOKASSA_VAT[vatCode],
    PaymentMethod: 'full_payment',
    PaymentObject: subject,
  }))
}
