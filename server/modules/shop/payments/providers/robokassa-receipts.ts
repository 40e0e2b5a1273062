/** Whether Robokassa has registered the receipt of a payment (https://docs.robokassa.ru/ru/second-receipt). */
import * as z from 'zod'
import type { ReceiptState, RobokassaHash } from '#shared/constants/shop/payments.ts'
import { callProvider } from './call-provider.ts'
import { parseExactJson } from './exact-json.ts'
import { ProviderFailure } from './provider-failure.ts'
import { hashOf } from './signature.ts'

const codeSchema = z.union([z.string(), z.number()]).transform(String)
const statusSchema = z.object({
  Code: codeSchema,
  Statuses: z.array(z.object({ Code: codeSchema })).nullish(),
})

/** One receipt is told by a number, several by words. */
const STATES: Partial<Record<string, ReceiptState>> = {
  1: 'pending',
  2: 'registered',
  3: 'refused',
  Wait: 'pending',
  Done: 'registered',
  Fail: 'refused',
}

/** Null where they do not say: what became of the money does not hang on it. */
export async function findReceipt(
  { url, login, password1, hash }: { url: string; login: string; password1: string; hash: RobokassaHash },
  number: number,
): Promise<ReceiptState | null> {
  const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
  const asked = encode(JSON.stringify({ merchantId: login, id: String(number) }))
  const body = `${asked}.${encode(hashOf(hash, [asked, password1], ''))}`
  try {
    const { text } = await callProvider(`${url}/RoboFiscal/Receipt/Status`, { method: 'POST', body })
    const { data } = statusSchema.safeParse(parseExactJson(text))
    return data ? stateOf(data) : null
  } catch (error) {
    if (error instanceof ProviderFailure) return null
    throw error
  }
}

function stateOf({ Code, Statuses }: z.output<typeof statusSchema>): ReceiptState | null {
  const told = Code === '0' ? (Statuses ?? []).map((status) => status.Code) : [Code]
  const states = told.flatMap((code) => STATES[code] ?? [])
  if (states.includes('refused')) return 'refused'
  return states.includes('pending') ? 'pending' : (states[0] ?? null)
}
