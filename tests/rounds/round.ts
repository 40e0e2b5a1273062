/** What `npm run prove` plays: a promise of the product, and the trouble it is to be kept in. */
import type { Engine } from '#server/db/engine.ts'
import type { Address } from '#tests/harness/address.ts'
import type { RunningServer } from '#tests/postgres/run-server.ts'

/** How much of everything a round does; each can be given on the command line. */
export type Sizes = Readonly<Record<string, number>>

/** Where a round is played: an empty database of its own, and the PostgreSQL it stands in. */
export type Place = { address: Address; postgres: RunningServer | null }

export type Sight = {
  /** What was counted and measured, for the table. */
  seen: string
  /** Each is a promise that was broken; none means passed. */
  faults: readonly string[]
}

/** Thrown by a round that this machine has not what it needs for. */
export const CANNOT_RUN = 'CannotRun'

export type Round<S extends Sizes = Sizes> = {
  name: string
  /** When it passes, in a sentence. */
  rule: string
  engines: readonly Engine[]
  /** Those of `npm run prove`. */
  sizes: S
  play(place: Place, sizes: S): Promise<Sight>
}

export type Verdict = 'passed' | 'failed' | 'not run'
export type Result = Sight & { round: string; engine: Engine; verdict: Verdict; seconds: number }

/** Ends a round as not run, and says why. */
export function cannotRun(why: string): never {
  throw Object.assign(new Error(why), { name: CANNOT_RUN })
}
