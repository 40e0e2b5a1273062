/** What Robokassa answers of an operation: XML of a few known elements (https://docs.robokassa.ru/ru/xml-interfaces). */
import { parseKopecks } from './kopecks.ts'
import { ProviderFailure } from './provider-failure.ts'

export type Operation = {
  /** Undefined while nobody has begun to pay. */
  state: number | undefined
  amountKopecks: number | null
  /** By which it is refunded. */
  key: string | null
}

const PAID = 100
const CANCELLED = [10, 60]
export const isPaid = ({ state }: Operation) => state === PAID
export const isCancelled = ({ state }: Operation) => state !== undefined && CANCELLED.includes(state)

export function stateOf(operation: Operation) {
  if (isPaid(operation)) return 'paid'
  if (isCancelled(operation)) return 'cancelled'
  return operation.state === undefined ? 'unknown' : 'pending'
}

/** @throws {ProviderFailure} where they do not know the shop, its password or their own state */
export function readOperation(xml: string): Operation {
  const result = numberIn(xml, 'Result', 'Code')
  if (result === 3) return { state: undefined, amountKopecks: null, key: null }
  if (result === 1 || result === 2)
    throw new ProviderFailure('credentials', textIn(xml, 'Result', 'Description'))
  if (result === 1000) throw new ProviderFailure('fault', '1000')
  if (result !== 0) throw new ProviderFailure('unintelligible', textIn(xml, 'Result', 'Description'))
  const state = numberIn(xml, 'State', 'Code')
  if (state === undefined) throw new ProviderFailure('unintelligible')
  return {
    state,
    amountKopecks: parseKopecks(textIn(xml, 'Info', 'OutSum') ?? ''),
    key: textIn(xml, 'Info', 'OpKey'),
  }
}

/** The text of an element directly or further down in another. */
function textIn(xml: string, outer: string, inner: string): string | null {
  const part = new RegExp(`<${outer}\\b[^>]*>([\\s\\S]*?)</${outer}>`).exec(xml)?.[1] ?? ''
  return new RegExp(`<${inner}\\b[^>]*>([^<]*)</${inner}>`).exec(part)?.[1]?.trim() || null
}

function numberIn(xml: string, outer: string, inner: string): number | undefined {
  const text = textIn(xml, outer, inner)
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined
}
