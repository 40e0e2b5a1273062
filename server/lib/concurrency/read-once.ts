import { isHolding } from './holding.ts'

export type ReadOnce<Value> = {
  read(): Promise<Value>
  /** What was read, without waiting for what is being read. */
  atHand(): Value | undefined
  forget(): void
}

/**
 * Reads once for all who ask, until it is told to forget. A reading that failed is not kept. Inside a transaction nobody waits for the
 * reading of others, who may be waiting for the transaction, and what it reads, which may be taken back, is for nobody else.
 */
export function createReadOnce<Value>(readAnew: () => Promise<Value>): ReadOnce<Value> {
  let known: Promise<Value> | undefined
  let atHand: Value | undefined
  return {
    read() {
      if (isHolding() && atHand === undefined) return readAnew()
      if (known) return known
      const reading = readAnew()
      known = reading
      reading.then(
        (value) => {
          if (known === reading) atHand = value
        },
        () => {
          if (known === reading) known = undefined
        },
      )
      return reading
    },
    atHand: () => atHand,
    forget() {
      known = undefined
      atHand = undefined
    },
  }
}
