import { createSecrets, type Secrets } from './secrets.ts'

/** Seals by the key that is current and opens by each it knows: while a key is exchanged there are two. */
export function createKeyRing(keys: readonly string[], current: string) {
  let ring = take(keys, current)

  return {
    seal: (text, place) => ring.current.seal(text, place),
    open(sealed, place) {
      for (const one of ring.all) {
        const text = one.open(sealed, place)
        if (text !== null) return text
      }
      return null
    },
    derive: (purpose) => ring.current.derive(purpose),
    /** Has these from now on. */
    use(known: readonly string[], now: string): void {
      ring = take(known, now)
    },
  } satisfies Secrets & { use: unknown }
}

function take(keys: readonly string[], current: string) {
  const secrets = createSecrets(current)
  return { current: secrets, all: [secrets, ...keys.filter((key) => key !== current).map(createSecrets)] }
}
