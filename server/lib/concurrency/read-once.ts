export type ReadOnce<Value> = { read(): Promise<Value>; forget(): void }

/** Reads once for all who ask, until it is told to forget. A reading that failed is not kept. */
export function createReadOnce<Value>(readAnew: () => Promise<Value>): ReadOnce<Value> {
  let known: Promise<Value> | undefined
  return {
    read() {
      if (known) return known
      const reading = readAnew()
      known = reading
      reading.catch(() => {
        if (known === reading) known = undefined
      })
      return reading
    },
    forget() {
      known = undefined
    },
  }
}
